-- What clients wait for: an earlier time for a visit, or a time on days of a firm that are full.
create table waitlist_requests (
  firm_id       integer not null,
  id            uuid not null default gen_random_uuid(),
  status        text not null default 'waiting'
                  check (status in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'withdrawn')),
  visit_id      uuid,    -- the visit that is to be earlier
  is_any_master boolean, -- whether another master than the visit's will do
  params        jsonb,   -- what is wanted on full days; an earlier visit is what it is
  from_date     date not null,
  until_date    date not null,
  part_of_day   text not null check (part_of_day in ('any', 'morning', 'day', 'evening')),
  phone         bigint not null,
  client_name   text not null,
  language      text not null check (language in ('ru', 'kz', 'en')),
  offered_id    uuid,    -- the reservation that holds the time which is or was offered
  visit_version integer, -- that of the visit when it was
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, visit_id) references reservations on delete cascade,
  foreign key (firm_id, offered_id) references reservations on delete cascade,
  check (from_date <= until_date),
  check ((visit_id is null) = (params is not null)),
  check ((visit_id is null) = (is_any_master is null)),
  check (offered_id is not null or status not in ('offered', 'accepted', 'declined')),
  check ((visit_id is not null and offered_id is not null) = (visit_version is not null))
);
create unique index waitlist_requests_by_id on waitlist_requests (id);
create unique index waitlist_requests_open_by_visit on waitlist_requests (firm_id, visit_id)
  where status in ('waiting', 'offered');
-- Nobody is offered two times of a firm at once.
create unique index waitlist_requests_offered_by_phone on waitlist_requests (firm_id, phone) where status = 'offered';
create index waitlist_requests_by_visit on waitlist_requests (firm_id, visit_id) where visit_id is not null;
create index waitlist_requests_by_offer on waitlist_requests (firm_id, offered_id) where offered_id is not null;
create index waitlist_requests_by_phone on waitlist_requests (phone);
create index waitlist_requests_waiting on waitlist_requests (firm_id, created_at, id) where status = 'waiting';

-- Each move of a request from one status to another, written with it.
create table waitlist_history (
  firm_id     integer not null,
  request_id  uuid not null,
  id          bigint generated always as identity,
  from_status text not null,
  to_status   text not null check (to_status <> from_status),
  moved_by    text not null check (moved_by in ('client', 'clock')),
  moved_at    timestamptz not null,
  primary key (firm_id, request_id, id),
  foreign key (firm_id, request_id) references waitlist_requests on delete cascade
);
create trigger waitlist_history_is_kept before update on waitlist_history execute function refuse_change();

-- Firms at which a time may be free for somebody who waits: a row for each occasion, so that nobody waits for another's.
create table freed_firms (
  firm_id integer not null,
  id      bigint generated always as identity,
  primary key (firm_id, id)
);

create function note_freed_firms() returns trigger language plpgsql as $$
begin
  insert into freed_firms (firm_id)
  select distinct freed.firm_id from freed
   where exists (select from waitlist_requests w where w.firm_id = freed.firm_id and w.status = 'waiting');
  return null;
end $$;
create trigger freed_firms_are_noted after delete on occupancies
  referencing old table as freed for each statement execute function note_freed_firms();
