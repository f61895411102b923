-- Rooms, and devices, which are taken as rooms are: as many clients at a time as they have units. What is taken of them is a
-- unit, whose resource_id in occupancies is the room's id × 100 and the number of the unit, from 0.
create table rooms (
  firm_id  integer not null references firms on delete cascade,
  kind     resource_kind not null check (kind <> 'master'),
  id       integer not null check (id between 0 and 9999999),
  name     localized not null,
  capacity integer not null check (capacity between 1 and 20),
  position integer not null,
  primary key (firm_id, kind, id)
);

-- A service takes a unit of one of these rooms, and one of these devices, where there are any.
create table service_rooms (
  firm_id    integer not null,
  service_id integer not null,
  kind       resource_kind not null,
  room_id    integer not null,
  primary key (firm_id, service_id, kind, room_id),
  foreign key (firm_id, service_id) references services on delete cascade,
  foreign key (firm_id, kind, room_id) references rooms on delete cascade
);

-- The names of the rooms and devices that an entry was sold with, which stay as the other names do.
alter table reservation_entries add column room_names localized[] not null default '{}';
