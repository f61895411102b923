-- Keys to a reservation beside the guest's own secret: one for each message that has a link, known by its hash alone.
create table reservation_keys (
  key_hash       bytea primary key,
  firm_id        integer not null,
  reservation_id uuid not null,
  created_at     timestamptz not null,
  foreign key (firm_id, reservation_id) references reservations on delete cascade
);
create index reservation_keys_by_reservation on reservation_keys (firm_id, reservation_id);

-- When a client is to be reminded of a visit: no earlier, no later, and once.
create table reservation_reminders (
  firm_id        integer not null,
  reservation_id uuid not null,
  kind           text not null check (kind in ('dayBefore', 'hoursBefore')),
  send_from      timestamptz not null,
  send_until     timestamptz not null,
  requested_at   timestamptz,
  primary key (firm_id, reservation_id, kind),
  foreign key (firm_id, reservation_id) references reservations on delete cascade,
  check (send_from < send_until)
);
create index reservation_reminders_waiting on reservation_reminders (send_from) where requested_at is null;

-- The beginning that a message tells of: it is sent only while the visit begins then.
alter table sms_messages add column visit_starts_at timestamptz;
update sms_messages m set visit_starts_at = (select r.starts_at from reservations r where r.id = m.reservation_id)
 where m.reservation_id is not null;
