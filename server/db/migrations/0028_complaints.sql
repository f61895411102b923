-- What clients were not content with at a visit, and what came of it.
create table complaints (
  firm_id        integer not null,
  id             uuid not null default gen_random_uuid(),
  reservation_id uuid not null,
  status         text not null default 'received' check (status in ('received', 'answered')),
  text           text not null check (text <> ''),
  answer         text check (answer <> ''),
  created_at     timestamptz not null,
  answered_at    timestamptz,
  primary key (firm_id, id),
  foreign key (firm_id, reservation_id) references reservations on delete cascade,
  check ((status = 'answered') = (answer is not null) and (answer is null) = (answered_at is null))
);
create index complaints_by_reservation on complaints (firm_id, reservation_id, created_at);
-- What is said while another one waits belongs to it: one visit has one complaint without an answer.
create unique index complaints_waiting on complaints (firm_id, reservation_id) where status = 'received';
