-- How long a master cleans up after a service, before the next client.
alter table services add column cleanup_minutes integer not null default 0 check (cleanup_minutes between 0 and 480);

-- A master's own price and duration of a service; null where they are the service's. A price of one's own has its own price_max.
alter table master_services
  add column price bigint check (price >= 0),
  add column price_max bigint check (price_max is null or price is not null and price_max > price),
  add column duration_minutes integer check (duration_minutes > 0 and duration_minutes % 15 = 0);
