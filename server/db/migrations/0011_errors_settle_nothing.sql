-- No error of ours settles work in the outside world any more: what was settled so is worked on again.
update outbox set settled_at = null where id in (select outbox_id from outbox_events where type = 'unresolved');
insert into outbox_events (outbox_id, attempt, type, detail, created_at)
  select outbox_id, attempt, 'unexpected', detail, created_at from outbox_events where type = 'unresolved'
  on conflict do nothing;
delete from outbox_events where type = 'unresolved';
alter table outbox_events drop constraint outbox_events_type_check;
alter table outbox_events add constraint outbox_events_type_check
  check (type in ('claimed', 'failed', 'unexpected', 'pending', 'done', 'refused', 'givenUp'));
drop index outbox_settled_once;
create unique index outbox_settled_once on outbox_events (outbox_id) where type in ('done', 'refused', 'givenUp');
