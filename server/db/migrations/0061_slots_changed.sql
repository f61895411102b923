-- Whoever shows free times is told when some of them are taken or become free, in the very transaction that does it: by the
-- firm's id. A time that is held for longer, or for good, changes nothing of that.
create function tell_slots_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('slots_changed', firm_id::text) from (select distinct firm_id from changed) as firms_of_changed;
  return null;
end $$;
create trigger slots_are_taken after insert on occupancies
  referencing new table as changed for each statement execute function tell_slots_changed();
create trigger slots_become_free after delete on occupancies
  referencing old table as changed for each statement execute function tell_slots_changed();
