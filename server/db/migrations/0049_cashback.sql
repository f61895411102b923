-- How much of what is paid online comes back as cashback, in per cent; 0 where none does.
alter table firms add column cashback_percent integer not null default 0 check (cashback_percent between 0 and 50);

-- What comes back of a visit that was paid for, once it has taken place. Amounts are integers of minor units.
create table cashback_promises (
  firm_id        integer not null,
  reservation_id uuid not null,
  percent        integer not null check (percent between 1 and 50),
  amount         bigint not null check (amount > 0),
  currency       char(3) not null,
  due_at         timestamptz not null, -- the end of the visit
  settled_at     timestamptz,          -- kept, or there is nothing to be kept any more
  primary key (firm_id, reservation_id),
  foreign key (firm_id, reservation_id) references reservations
);
create index cashback_promises_due on cashback_promises (due_at) where settled_at is null;

-- What a client has of each currency. It outlives the client, as all of the ledger does: nothing of it says who that was.
create table cashback_accounts (
  client_id  uuid not null,
  currency   char(3) not null,
  balance    bigint not null constraint cashback_is_not_overdrawn check (balance >= 0),
  primary key (client_id, currency)
);
-- What happened to it: the balance is the sum of these.
create table cashback_entries (
  client_id      uuid not null,
  currency       char(3) not null,
  id             uuid not null,
  type           text not null check (type in ('earned', 'takenBack', 'spent', 'returned')),
  amount         bigint not null, -- what it does to the balance
  firm_id        integer not null,
  reservation_id uuid not null,
  created_at     timestamptz not null,
  primary key (client_id, currency, id),
  foreign key (client_id, currency) references cashback_accounts,
  foreign key (firm_id, reservation_id) references reservations,
  constraint cashback_has_its_sign check (case when type in ('earned', 'returned') then amount > 0 else amount < 0 end)
);
create trigger cashback_entries_are_kept before update or delete on cashback_entries execute function refuse_change();
create index cashback_entries_by_time on cashback_entries (client_id, created_at desc, id desc);
create index cashback_entries_by_reservation on cashback_entries (firm_id, reservation_id);
create unique index cashback_is_earned_once on cashback_entries (firm_id, reservation_id) where type = 'earned';
