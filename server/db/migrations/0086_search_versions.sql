-- The last transaction that changed what a firm is found by or stands by among others, besides what it offers (migration 0032). With
-- each change the sum of both over a city grows: what was read of its firms at one sum is so for as long as the city has that sum.
alter table firms add column search_version bigint not null default pg_current_xact_id()::text::bigint;

create function search_changes() returns trigger language plpgsql as $$
begin
  new.search_version := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger search_changes before update on firms for each row
  when ((old.city_id, old.average_rating, old.ratings_count, old.latitude, old.longitude, old.district_id)
        is distinct from (new.city_id, new.average_rating, new.ratings_count, new.latitude, new.longitude, new.district_id))
  execute function search_changes();

-- Both sums are read from it alone.
create index firms_by_versions on firms (city_id) include (search_version, schedule_version);
