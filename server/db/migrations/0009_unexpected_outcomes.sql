-- An attempt that ended in an error of ours is written down too. It settles nothing.
alter table outbox_events drop constraint outbox_events_type_check;
alter table outbox_events add constraint outbox_events_type_check
  check (type in ('claimed', 'failed', 'unexpected', 'pending', 'done', 'refused', 'givenUp'));
