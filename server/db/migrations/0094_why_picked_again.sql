-- Whoever was picked for anybody always has a reason: so an entry without one is of a master who was asked for by name, or
-- of the only one who does it.
alter table reservation_entries drop constraint reservation_entries_picked_because_check;
alter table reservation_entries add constraint reservation_entries_picked_because_check
  check (picked_because in ('onlyFree', 'quickest', 'leastBusy', 'bestRated', 'sameMaster', 'fitsVisit'));
