-- Which demo the database has: a newer one takes its place at the next start. None where the catalogue is one's own.
create table loaded_demo (version text primary key);
-- A demo from before there were districts is an older one.
insert into loaded_demo
select 'without districts'
 where exists (select from reservations where referrer = 'demo') and not exists (select from districts);
