-- What a reservation takes, beside its entries, which are what was sold. A row stands for as long as its time is taken: for
-- good, or until held_until, after which whoever wants the time takes the row away.
create type resource_kind as enum ('master', 'room', 'device');

create table occupancies (
  firm_id        integer not null,
  resource_kind  resource_kind not null,
  resource_id    integer not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  held_until     timestamptz,
  reservation_id uuid not null,
  check (starts_at < ends_at)
);
insert into occupancies
  select firm_id, 'master', master_id, starts_at, ends_at, held_until, reservation_id
    from reservation_entries where is_blocking;
alter table occupancies
  -- All that is asked about free time stands in this index.
  add primary key (firm_id, resource_kind, resource_id, starts_at) include (ends_at, held_until, reservation_id),
  add foreign key (firm_id, reservation_id) references reservations on delete cascade,
  add constraint resource_is_free exclude using gist
    (firm_id with =, resource_kind with =, resource_id with =, tstzrange(starts_at, ends_at) with &&);
create index occupancies_by_reservation on occupancies (firm_id, reservation_id);
create index occupancies_by_end_of_hold on occupancies (held_until) where held_until is not null;
drop index reservations_by_end_of_hold;

drop index reservation_entries_by_master;
alter table reservation_entries
  drop constraint master_is_free,
  drop column is_blocking,
  drop column held_until;
