-- Why an entry has its master where none was asked for; null where there is no reason, and where one was asked for.
alter table reservation_entries
  add column picked_because text check (picked_because in ('onlyFree', 'quickest', 'leastBusy', 'bestRated'));
