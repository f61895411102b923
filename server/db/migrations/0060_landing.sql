-- What a firm pays to be here. A version stays as it was announced.
create table tariffs (
  country_id integer not null references countries on delete cascade,
  version    integer not null check (version > 0),
  key        text not null,
  position   integer not null,
  name       localized not null,
  summary    localized not null,
  features   jsonb not null, -- texts in three languages each
  masters    integer check (masters > 0), -- at most so many; null is no bound
  is_popular boolean not null,
  primary key (country_id, version, key)
);
create table subscription_prices (
  country_id integer not null,
  version    integer not null,
  tariff_key text not null,
  months     integer not null check (months between 1 and 36),
  amount     bigint not null check (amount >= 0), -- of all these months, in minor units
  primary key (country_id, version, tariff_key, months),
  foreign key (country_id, version, tariff_key) references tariffs on delete cascade
);

-- Firms that want to be here.
create table landing_requests (
  id         uuid primary key,
  name       text not null,
  phone      bigint not null,
  company    text not null,
  tariff_key text,
  language   text not null,
  referrer   text not null,
  created_at timestamptz not null
);
create index landing_requests_by_phone on landing_requests (phone, created_at);
