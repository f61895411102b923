-- What an operator changes without a release: a value for each key.
create table configs (
  key        text primary key check (key in ('ad', 'announcement', 'support')),
  value      jsonb not null,
  updated_at timestamptz not null default now()
);

-- A prize that is drawn among the visits to the firms of a network, or to all firms.
create table raffles (
  key        text primary key,
  network_id integer references networks on delete cascade,
  name       localized not null,
  prize      localized not null,
  terms      jsonb not null, -- texts in three languages each
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  draws_at   timestamptz not null,
  seed       text not null, -- secret until drawn; its SHA-256 is shown from the beginning
  drawn_at   timestamptz,
  check (starts_at < ends_at and ends_at <= draws_at)
);

-- The tickets as they were at the draw.
create table raffle_tickets (
  raffle_key     text not null references raffles on delete cascade,
  ticket         text not null, -- the first 12 hexadecimal digits of the SHA-256 of the visit's id
  reservation_id uuid not null,
  primary key (raffle_key, ticket)
);
