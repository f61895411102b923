-- The last transaction that changed anything that the calendar of a firm is made from: a schedule that was read at one version
-- is the schedule for as long as the firm has that version.
alter table firms add column schedule_version bigint not null default pg_current_xact_id()::text::bigint;

create function schedule_of_firm_changes() returns trigger language plpgsql as $$
begin
  update firms set schedule_version = pg_current_xact_id()::text::bigint
   where id in (old.firm_id, new.firm_id) and schedule_version <> pg_current_xact_id()::text::bigint;
  return null;
end $$;

-- Every table that firm-schedules.ts reads has both triggers.
do $$
declare read_by_schedules text;
begin
  foreach read_by_schedules in array array['firm_hours', 'firm_special_hours', 'firm_discounts', 'services', 'masters',
    'master_services', 'master_hours', 'master_special_hours', 'master_breaks', 'master_days_off', 'rooms',
    'service_rooms']
  loop
    execute format('create trigger schedule_comes_or_goes after insert or delete on %I for each row
                    execute function schedule_of_firm_changes()', read_by_schedules);
    execute format('create trigger schedule_changes after update on %I for each row when (old is distinct from new)
                    execute function schedule_of_firm_changes()', read_by_schedules);
  end loop;
end $$;

create function schedule_changes() returns trigger language plpgsql as $$
begin
  new.schedule_version := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger schedule_changes before update on firms for each row
  when ((old.time_zone, old.currency, old.lead_minutes, old.horizon_days, old.free_cancel_hours)
        is distinct from (new.time_zone, new.currency, new.lead_minutes, new.horizon_days, new.free_cancel_hours))
  execute function schedule_changes();
