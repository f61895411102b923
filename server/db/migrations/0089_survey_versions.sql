-- How often the answers were written: what was said knowing fewer of them comes late.
alter table surveys add column version integer not null default 1;
alter table surveys alter column version drop default;
