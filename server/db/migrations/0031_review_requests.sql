-- When a client is to be asked how a visit was: no earlier, no later, and once.
create table review_requests (
  firm_id        integer not null,
  reservation_id uuid not null,
  send_from      timestamptz not null,
  send_until     timestamptz not null,
  requested_at   timestamptz,
  primary key (firm_id, reservation_id),
  foreign key (firm_id, reservation_id) references reservations on delete cascade,
  check (send_from < send_until)
);
create index review_requests_waiting on review_requests (send_from) where requested_at is null;

-- A message that asks for a review is sent only while there is none.
alter table sms_messages add column asks_for_review boolean not null default false;
