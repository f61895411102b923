-- Where a hold was made from, kept only while it is held: nobody takes a salon's whole day by holding it.
alter table reservations add column held_from text check (held_from is null or status = 'held');
create index reservations_held_from on reservations (firm_id, held_from) where status = 'held';
