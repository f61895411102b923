-- Each move of a reservation from one status to another, on either axis, written with it. A reservation begins as held when
-- it is created; what was moved before this table was made is not known.
create table reservation_history (
  firm_id        integer not null,
  reservation_id uuid not null,
  version        integer not null, -- which the reservation has from this move on
  axis           text not null check (axis in ('reservation', 'payment')),
  from_status    text not null,
  to_status      text not null check (to_status <> from_status),
  moved_by       text not null check (moved_by in ('client', 'salon', 'clock', 'payment')),
  moved_at       timestamptz not null,
  primary key (firm_id, reservation_id, version, axis),
  foreign key (firm_id, reservation_id) references reservations on delete cascade
);
create trigger reservation_history_is_kept before update on reservation_history execute function refuse_change();
