-- Whatever changes of a firm is another version of its schedule, but for what no calendar is made from: a column that is added
-- later counts until it is named here.
create or replace function schedule_changes() returns trigger language plpgsql as $$
declare elsewhere constant text[] := array['network_id', 'city_id', 'url_key', 'type', 'name', 'address', 'description',
  'latitude', 'longitude', 'phone_numbers', 'instagram_profile', 'palette', 'avatar_url', 'average_rating', 'ratings_count',
  'review_count', 'is_individual_master', 'is_promoted', 'schedule_version'];
begin
  if to_jsonb(old) - elsewhere is distinct from to_jsonb(new) - elsewhere then
    new.schedule_version := pg_current_xact_id()::text::bigint;
  end if;
  return new;
end $$;
drop trigger schedule_changes on firms;
create trigger schedule_changes before update on firms for each row execute function schedule_changes();
