-- Work outside of the database. Written in the transaction of whoever wants it, done by a worker, and known to the outside
-- by its id. Each kind has a table of its own for what is to be done, whose rows have the same id.
create table outbox (
  id            uuid primary key,
  kind          text not null,
  begin_before  timestamptz not null, -- after this nothing is begun any more
  attempts      integer not null default 0,
  claimed_until timestamptz,          -- a worker is at it until then, or was killed
  settled_at    timestamptz,
  created_at    timestamptz not null
);
create index outbox_unsettled on outbox (created_at) where settled_at is null;
create index outbox_by_age on outbox (kind, created_at);

-- What became of each attempt, in order.
create table outbox_events (
  outbox_id  uuid not null references outbox on delete cascade,
  attempt    integer not null,
  type       text not null check (type in ('claimed', 'failed', 'pending', 'done', 'refused', 'givenUp')),
  detail     text, -- as the outside gave it: codes, never what was sent
  created_at timestamptz not null,
  primary key (outbox_id, attempt, type)
);
create unique index outbox_settled_once on outbox_events (outbox_id) where type in ('done', 'refused', 'givenUp');

create function refuse_change() returns trigger language plpgsql as
  'begin raise exception ''% is only ever added to'', tg_table_name; end';
create trigger outbox_events_are_kept before update on outbox_events execute function refuse_change();

create table sms_messages (
  id      uuid primary key references outbox on delete cascade,
  phone   bigint not null,
  text    text,            -- sealed; forgotten once the gateway has it or never will
  is_sent boolean not null -- false: made for show, so that whoever asked for it cannot tell
);

-- The sandbox's side: the id that we gave the message.
alter table sandbox_sms add column client_id text;
create index sandbox_sms_by_client_id on sandbox_sms (client_id);
