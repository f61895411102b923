create table people (
  id                    uuid primary key default gen_random_uuid(),
  phone                 bigint not null unique,
  name                  text not null check (name <> ''),
  surname               text check (surname <> ''),
  password_hash         text not null, -- scrypt, in the form of PHC
  language              text not null check (language in ('ru', 'kz', 'en')),
  referrer              text,
  version               integer not null default 1,
  deletion_requested_at timestamptz,
  delete_after          timestamptz,
  created_at            timestamptz not null,
  check ((deletion_requested_at is null) = (delete_after is null))
);
create index people_to_delete on people (delete_after) where delete_after is not null;

-- Apart from people: who reads a person should not carry their picture along.
create table avatars (
  person_id uuid primary key references people on delete cascade,
  id        text not null unique, -- random: the address is all that one needs to see it
  bytes     bytea not null
);

-- A session is a family of refresh tokens: each is changed for the next.
create table sessions (
  id           uuid primary key default gen_random_uuid(),
  person_id    uuid not null references people on delete cascade,
  client_app   text not null,
  app_version  text not null,
  device_name  text not null,
  device_os    text not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at   timestamptz
);
create index sessions_by_person on sessions (person_id);
create index sessions_by_use on sessions (last_used_at);

create table refresh_tokens (
  hash       bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  used_at    timestamptz -- when it was first changed for another
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- What the legacy web pages know a session by.
create table web_sessions (
  hash                 bytea primary key, -- of the session id
  session_id           uuid not null references sessions on delete cascade,
  access_id            text not null unique,
  access_password_hash bytea not null,
  created_at           timestamptz not null
);
create index web_sessions_by_session on web_sessions (session_id);

-- One row for every password that did not fit, and for each that is being looked at.
create table password_attempts (
  id         bigint generated always as identity primary key,
  phone      bigint not null,
  address    text not null,
  created_at timestamptz not null
);
create index password_attempts_by_phone on password_attempts (phone, created_at);
create index password_attempts_by_address on password_attempts (address, created_at);
create index password_attempts_by_time on password_attempts (created_at);

create table favorite_firms (
  firm_id    integer not null references firms on delete cascade,
  person_id  uuid not null references people on delete cascade,
  created_at timestamptz not null,
  primary key (firm_id, person_id)
);
create index favorite_firms_by_person on favorite_firms (person_id, created_at);

create index reservations_by_phone on reservations (client_phone, starts_at) where client_phone is not null;
