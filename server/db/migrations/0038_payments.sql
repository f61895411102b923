-- Attempts to pay before a visit: the ledger's accounts. Nothing of money goes with a reservation, so none of these cascade.
-- Amounts are integers of minor units.
create table payments (
  firm_id        integer not null,
  id             uuid not null,   -- also that of its work in the outbox, and the invoice at the processor
  reservation_id uuid not null,
  processor      text not null check (processor in ('cloudPayments', 'payBox')),
  way            text not null check (way in ('card', 'savedCard', 'payBox')),
  client_id      uuid,            -- of whoever was signed in
  amount         bigint not null check (amount > 0),
  currency       char(3) not null,
  status         text not null check (status in ('processing', 'needs3ds', 'authorized', 'paid', 'partiallyRefunded',
                                                 'refunded', 'failed', 'unknown')),
  begin_before   timestamptz not null, -- nothing is charged by it that was not begun by then
  processor_id   text,            -- the processor's own number of it
  paid           bigint not null default 0,
  refunding      bigint not null default 0, -- what was given back, or is to be
  refunded       bigint not null default 0, -- what the processor has confirmed of that
  card           jsonb,           -- what may be shown of the card
  action         jsonb,           -- what the client has to do
  failure        text,
  saves_card     boolean not null,
  sealed         text,            -- what the processor is told once; forgotten when it is not needed any more
  events         integer not null default 0,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, reservation_id) references reservations,
  constraint refunds_within_payment check (0 <= refunded and refunded <= refunding and refunding <= paid)
);
create unique index payments_by_id on payments (id);
-- A second tab, device or processor can't charge beside the first.
create unique index payments_open on payments (firm_id, reservation_id)
  where status in ('processing', 'needs3ds', 'authorized', 'unknown');
create index payments_by_reservation on payments (firm_id, reservation_id, created_at);

-- What happened to each, in order: every status is reached by one of these.
create table payment_events (
  firm_id    integer not null,
  payment_id uuid not null,
  sequence   integer not null,
  type       text not null,
  amount     bigint,
  detail     text, -- as the processor gave it: codes, never what was sent
  created_at timestamptz not null,
  primary key (firm_id, payment_id, sequence),
  foreign key (firm_id, payment_id) references payments
);
create trigger payment_events_are_kept before update or delete on payment_events execute function refuse_change();

-- What the client brought back from the bank's page; at most once a payment, and forgotten when the processor has it.
create table payment_completions (
  id         uuid primary key,
  firm_id    integer not null,
  payment_id uuid not null,
  sealed     text,
  unique (firm_id, payment_id),
  foreign key (firm_id, payment_id) references payments
);

create table payment_refunds (
  firm_id    integer not null,
  id         uuid not null, -- also that of its work in the outbox
  payment_id uuid not null,
  amount     bigint not null check (amount > 0),
  status     text not null check (status in ('processing', 'done', 'refused')),
  created_at timestamptz not null,
  primary key (firm_id, id),
  foreign key (firm_id, payment_id) references payments
);
create unique index payment_refunds_by_id on payment_refunds (id);
-- One after the other: the processor says only how much was given back in all.
create unique index payment_refunds_open on payment_refunds (firm_id, payment_id) where status = 'processing';

create table payment_cards (
  client_id  uuid not null references clients on delete cascade,
  id         uuid not null,
  processor  text not null check (processor in ('cloudPayments', 'payBox')),
  token      text not null, -- sealed
  token_hash bytea not null,
  card       jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (client_id, id),
  unique (client_id, token_hash)
);
create unique index payment_cards_default on payment_cards (client_id) where is_default;

-- What processors told us, once each.
create table payment_callbacks (
  key        text primary key,
  processor  text not null,
  kind       text not null,
  payment_id uuid not null,
  created_at timestamptz not null
);

-- The payment's axis of a reservation is told by its payments.
alter table reservation_history drop constraint reservation_history_pkey, drop column axis,
  add primary key (firm_id, reservation_id, version);
