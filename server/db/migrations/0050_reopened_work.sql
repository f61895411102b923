-- What was settled is asked about again where the outside tells of more than was believed: each attempt settles once.
alter table outbox_events drop constraint outbox_events_type_check, add constraint outbox_events_type_check
  check (type in ('claimed', 'failed', 'unexpected', 'pending', 'done', 'refused', 'givenUp', 'reopened'));
drop index outbox_settled_once;
create unique index outbox_settled_once on outbox_events (outbox_id, attempt) where type in ('done', 'refused', 'givenUp');

-- What is said of a payment is asked for while it is not found.
create index payment_callbacks_by_payment on payment_callbacks (payment_id);
