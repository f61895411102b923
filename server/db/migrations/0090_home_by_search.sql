-- What a firm stands by on the home page is remembered with what it is searched by (migration 0086).
drop trigger search_changes on firms;
create trigger search_changes before update on firms for each row
  when ((old.city_id, old.average_rating, old.ratings_count, old.latitude, old.longitude, old.district_id,
         old.is_promoted, old.takes_gift_cards, old.instalments)
        is distinct from
        (new.city_id, new.average_rating, new.ratings_count, new.latitude, new.longitude, new.district_id,
         new.is_promoted, new.takes_gift_cards, new.instalments))
  execute function search_changes();
