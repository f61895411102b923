-- A promise is due at the end of its visit, wherever that has been moved to: the visit alone knows it.
drop index cashback_promises_due;
alter table cashback_promises drop column due_at;
create index cashback_promises_open on cashback_promises (firm_id, reservation_id) where settled_at is null;
