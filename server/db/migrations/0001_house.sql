create extension if not exists btree_gist;

-- Names that people read are stored as {"ru": …, "kz": …, "en": …}.
create domain localized as jsonb
  check (value is null or (value ? 'ru' and value ? 'kz' and value ? 'en'));

create table countries (
  id         integer primary key,
  iso_code   char(2) not null unique,
  name       localized not null,
  phone_code text not null,
  currency   char(3) not null
);

create table cities (
  id         integer primary key,
  country_id integer not null references countries,
  url_name   text not null unique,
  name       localized not null,
  latitude   double precision not null,
  longitude  double precision not null,
  time_zone  text not null
);

create table categories (
  id        integer primary key,
  parent_id integer references categories,
  url_name  text not null unique,
  name      localized not null,
  position  integer not null,
  picture_url text
);

create table menu_tabs (
  id           integer primary key,
  key          text not null unique,
  name         localized not null,
  position     integer not null,
  category_ids integer[] not null
);

create table networks (
  id      integer primary key,
  url_key text not null unique,
  name    localized not null
);

create table firms (
  id                   integer primary key,
  network_id           integer references networks,
  city_id              integer not null references cities,
  url_key              text not null unique,
  type                 text not null check (type in ('SALON', 'BARBERSHOP', 'NAILS', 'BROWS', 'SPA', 'KIDS', 'MASTER')),
  name                 localized not null,
  address              localized not null,
  description          localized not null,
  latitude             double precision not null,
  longitude            double precision not null,
  phone_numbers        text[] not null,
  instagram_profile    text,
  time_zone            text not null,
  currency             char(3) not null,
  palette              text not null,
  avatar_url           text not null,
  average_rating       numeric(2, 1) not null,
  ratings_count        integer not null,
  review_count         integer not null,
  is_individual_master boolean not null,
  is_promoted          boolean not null,
  lead_minutes         integer not null check (lead_minutes >= 0),
  horizon_days         integer not null check (horizon_days between 1 and 366),
  free_cancel_hours    integer not null check (free_cancel_hours >= 0)
);
create index firms_by_city on firms (city_id, is_promoted desc, average_rating desc, id);

create table firm_pictures (
  firm_id     integer not null references firms on delete cascade,
  position    integer not null,
  url         text not null,
  alt         localized not null,
  width       integer not null,
  height      integer not null,
  placeholder text not null, -- a CSS colour painted until the picture is there
  primary key (firm_id, position)
);

-- Minutes are counted from local midnight in the firm's zone; weekdays are ISO, 1 is Monday.
create table firm_hours (
  firm_id       integer not null references firms on delete cascade,
  weekday       integer not null check (weekday between 1 and 7),
  opens_minute  integer not null check (opens_minute between 0 and 1440),
  closes_minute integer not null check (closes_minute between 0 and 1440),
  primary key (firm_id, weekday),
  check (opens_minute < closes_minute)
);

create table firm_discounts (
  firm_id       integer not null references firms on delete cascade,
  id            integer not null,
  weekday       integer not null check (weekday between 1 and 7),
  starts_minute integer not null,
  ends_minute   integer not null,
  percent       integer not null check (percent between 1 and 90),
  primary key (firm_id, id),
  check (starts_minute < ends_minute)
);

create table services (
  firm_id           integer not null references firms on delete cascade,
  id                integer not null,
  category_id       integer not null references categories,
  sub_category_id   integer references categories,
  name              localized not null,
  description       localized not null,
  price             bigint not null check (price >= 0),      -- tiyn, the minor unit of KZT
  price_max         bigint check (price_max > price),
  duration_minutes  integer not null check (duration_minutes > 0 and duration_minutes % 15 = 0),
  prepayment_amount bigint not null default 0 check (prepayment_amount >= 0),
  is_express        boolean not null,
  is_popular        boolean not null,
  position          integer not null,
  primary key (firm_id, id)
);

create table masters (
  firm_id          integer not null references firms on delete cascade,
  id               integer not null,
  name             localized not null,
  surname          localized,
  profession       localized not null,
  experience_years integer not null,
  avatar_url       text not null,
  rating           numeric(2, 1) not null,
  ratings_count    integer not null,
  is_online        boolean not null,
  position         integer not null,
  primary key (firm_id, id)
);

create table master_services (
  firm_id    integer not null,
  master_id  integer not null,
  service_id integer not null,
  primary key (firm_id, master_id, service_id),
  foreign key (firm_id, master_id) references masters on delete cascade,
  foreign key (firm_id, service_id) references services on delete cascade
);

create table master_hours (
  firm_id       integer not null,
  master_id     integer not null,
  weekday       integer not null check (weekday between 1 and 7),
  starts_minute integer not null,
  ends_minute   integer not null,
  primary key (firm_id, master_id, weekday, starts_minute),
  foreign key (firm_id, master_id) references masters on delete cascade,
  check (starts_minute < ends_minute)
);

create table master_breaks (
  firm_id       integer not null,
  master_id     integer not null,
  weekday       integer not null check (weekday between 1 and 7),
  starts_minute integer not null,
  ends_minute   integer not null,
  primary key (firm_id, master_id, weekday, starts_minute),
  foreign key (firm_id, master_id) references masters on delete cascade,
  check (starts_minute < ends_minute)
);

create table master_days_off (
  firm_id   integer not null,
  master_id integer not null,
  day       date not null,
  primary key (firm_id, master_id, day),
  foreign key (firm_id, master_id) references masters on delete cascade
);

create table reviews (
  firm_id     integer not null references firms on delete cascade,
  id          integer not null,
  master_id   integer,
  author_name text not null,
  grade       text not null check (grade in ('EXCELLENT', 'GOOD', 'NORMAL', 'BAD')),
  rating      integer not null check (rating between 1 and 5),
  text        text not null,
  created_at  timestamptz not null,
  reply_text  text,
  reply_at    timestamptz,
  primary key (firm_id, id)
);

create table reservations (
  firm_id         integer not null,
  id              uuid not null default gen_random_uuid(),
  status          text not null check (status in ('held', 'awaitingPrepayment', 'confirmed', 'arrived', 'completed',
                                                  'cancelledByClient', 'cancelledBySalon', 'expired', 'noShow')),
  payment_status  text not null default 'notRequired'
                    check (payment_status in ('notRequired', 'required', 'processing', 'needs3ds', 'authorized', 'paid',
                                              'partiallyRefunded', 'refunded', 'failed', 'unknown')),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  people_count    integer not null default 1 check (people_count between 1 and 10),
  awaiting_time   integer not null default 0 check (awaiting_time >= 0),
  client_name     text,
  client_phone    bigint,
  comment         text,
  language        text not null check (language in ('ru', 'kz', 'en')),
  total           bigint not null check (total >= 0),
  currency        char(3) not null,
  held_until      timestamptz,
  secret_hash     bytea not null,
  referrer        text,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (firm_id, id),
  check (starts_at < ends_at),
  check ((status = 'held') = (held_until is not null)),
  check (status = 'held' or status = 'expired' or (client_name is not null and client_phone is not null))
);
create unique index reservations_by_id on reservations (id);
create index reservations_held on reservations (held_until) where status = 'held';

create table reservation_entries (
  firm_id        integer not null,
  id             bigint generated always as identity,
  reservation_id uuid not null,
  person         integer not null default 1,
  service_id     integer not null,
  master_id      integer not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  price          bigint not null check (price >= 0),
  is_blocking    boolean not null default true, -- false once the reservation no longer occupies the master
  held_until     timestamptz,                   -- a blocking entry past this instant is a hold that ran out
  primary key (firm_id, id),
  foreign key (firm_id, reservation_id) references reservations on delete cascade,
  check (starts_at < ends_at),
  constraint master_is_free exclude using gist
    (firm_id with =, master_id with =, tstzrange(starts_at, ends_at) with &&) where (is_blocking)
);
create index reservation_entries_by_master on reservation_entries (firm_id, master_id, starts_at)
  include (ends_at, held_until) where is_blocking;
create index reservation_entries_by_reservation on reservation_entries (firm_id, reservation_id);

create table sms_challenges (
  id             uuid primary key default gen_random_uuid(),
  phone          bigint not null,
  purpose        text not null,
  subject        text not null, -- what the proof is for: a reservation's id
  address        text not null,
  code_hash      bytea not null,
  attempts_left  integer not null check (attempts_left >= 0),
  sent_count     integer not null default 1,
  created_at     timestamptz not null default now(),
  resend_at      timestamptz not null,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  proof_hash     bytea,
  proof_expires_at timestamptz,
  proof_used_at  timestamptz
);
create index sms_challenges_by_phone on sms_challenges (phone, created_at);

-- One row for every message that was paid for: what the limits per phone, per address and in total count.
create table sms_sendings (
  id         bigint generated always as identity primary key,
  phone      bigint not null,
  address    text not null,
  created_at timestamptz not null default now()
);
create index sms_sendings_by_phone on sms_sendings (phone, created_at);
create index sms_sendings_by_address on sms_sendings (address, created_at);
create index sms_sendings_by_time on sms_sendings (created_at);

create table idempotency_keys (
  key        text not null,
  operation  text not null,
  body_hash  bytea not null,
  status     integer,
  answer     jsonb,
  created_at timestamptz not null default now(),
  primary key (key, operation)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- The sandbox's own memory: what an SMS provider would keep on its side.
create table sandbox_sms (
  id         bigint generated always as identity primary key,
  phone      text not null,
  text       text not null,
  created_at timestamptz not null default now()
);
