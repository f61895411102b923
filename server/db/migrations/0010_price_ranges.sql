-- Null where the price is fixed. What was reserved before this stays at the one price that was said then.
alter table reservation_entries
  add column price_max bigint check (price_max >= price),
  add column full_price_max bigint check (full_price_max >= price_max),
  add check ((price_max is null) = (full_price_max is null));
