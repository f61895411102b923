-- A service is found by what it is called, and by what its category is called: the one says more of it than the other.
alter table search_entries drop constraint search_entries_kind_check;
alter table search_entries add constraint search_entries_kind_check check (kind in ('firm', 'service', 'category', 'master'));
-- Where there are none, a start writes them.
delete from search_entries;
delete from search_words;
