-- A hold is extended once: when it was is written with its new end, and never again.
alter table reservations add column hold_extended_at timestamptz;
