-- What the stand-ins for the card processors keep on their side. Of a card no more is written than may be shown of it, and how
-- the test card behaves: never its number.

-- A card that was typed into the framed field, until something is charged by it.
create table sandbox_cryptograms (
  id         text primary key,
  card       jsonb not null,
  created_at timestamptz not null,
  used_at    timestamptz
);

create table sandbox_payments (
  id         bigint generated always as identity (start with 1000001) primary key,
  processor  text not null check (processor in ('cloudPayments', 'payBox')),
  order_id   text not null,
  account_id text,
  amount     bigint not null check (amount > 0),
  currency   text not null,
  stages     smallint not null check (stages in (1, 2)),
  status     text not null check (status in ('open', 'awaiting', 'authorized', 'completed', 'cancelled', 'declined')),
  reason     integer,
  card       jsonb,
  save_card  boolean not null default false,
  token      text,
  refunded   bigint not null default 0 check (refunded between 0 and amount),
  -- What the bank was asked by, and what it gave the browser.
  pa_req     text,
  pa_res     text,
  is_proven  boolean,
  -- The rest of what it was begun with: addresses, words, language.
  detail     jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index sandbox_payments_by_order on sandbox_payments (processor, order_id);

-- The ledger: every movement of money, and nothing is ever taken out of it.
create table sandbox_operations (
  id         bigint generated always as identity (start with 5000001) primary key,
  payment_id bigint not null references sandbox_payments,
  type       text not null check (type in ('authorized', 'charged', 'captured', 'voided', 'refunded', 'declined')),
  amount     bigint not null check (amount >= 0),
  created_at timestamptz not null
);
create index sandbox_operations_by_payment on sandbox_operations (payment_id);
create function refuse_sandbox_operation_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger of the sandbox is only added to.';
end $$;
create trigger sandbox_operations_stand before update or delete on sandbox_operations
  for each row execute function refuse_sandbox_operation_change();

-- A card that is kept for an account: by its token it is charged without being typed.
create table sandbox_cards (
  token      text primary key,
  processor  text not null,
  account_id text not null,
  card       jsonb not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index sandbox_cards_by_account on sandbox_cards (processor, account_id);

-- What was answered under an id of the request, and is answered again.
create table sandbox_answers (
  request_id text primary key,
  answer     jsonb,
  created_at timestamptz not null
);

-- Calls to the service, until it has taken them. Their instants are those of the machine's own clock.
create table sandbox_callbacks (
  id           bigint generated always as identity primary key,
  order_id     text not null,
  url          text not null,
  headers      jsonb not null,
  body         text not null,
  attempts     integer not null default 0,
  due_at       timestamptz not null default now(),
  delivered_at timestamptz,
  last_status  integer
);
create index sandbox_callbacks_due on sandbox_callbacks (due_at) where delivered_at is null;
