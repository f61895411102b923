-- An attempt that ended in an error of ours is written down too, and work that keeps ending so is settled as unresolved.
alter table outbox_events drop constraint outbox_events_type_check;
alter table outbox_events add constraint outbox_events_type_check
  check (type in ('claimed', 'failed', 'unexpected', 'pending', 'done', 'refused', 'givenUp', 'unresolved'));
drop index outbox_settled_once;
create unique index outbox_settled_once on outbox_events (outbox_id)
  where type in ('done', 'refused', 'givenUp', 'unresolved');
