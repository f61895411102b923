-- Each change of a visit by its client, written with it: from when to when; the same where other services or masters were had.
create table reservation_changes (
  firm_id        integer not null,
  reservation_id uuid not null,
  version        integer not null, -- which the reservation has from this change on
  from_starts_at timestamptz not null,
  to_starts_at   timestamptz not null,
  changed_at     timestamptz not null,
  primary key (firm_id, reservation_id, version),
  foreign key (firm_id, reservation_id) references reservations on delete cascade
);
create trigger reservation_changes_are_kept before update on reservation_changes execute function refuse_change();
