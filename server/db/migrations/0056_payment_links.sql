-- What a firm asks somebody to pay by a link: for what, how much, until when, and who has said that they are to pay it.
-- Its payments have it as their subject, and nothing of money goes with a firm.
create table payment_links (
  firm_id       integer not null,
  id            uuid not null,
  code_hash     bytea not null, -- of 128 random bits, which stand in the link alone
  purpose       jsonb not null, -- what it is for, in three languages
  amount        bigint not null check (amount > 0),
  currency      char(3) not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  client_id     uuid,           -- of whoever was signed in when they registered
  client_phone  bigint,
  client_name   text,
  registered_at timestamptz,
  paid_at       timestamptz,
  primary key (firm_id, id),
  unique (firm_id, code_hash),
  check ((registered_at is null) = (client_phone is null) and (registered_at is null) = (client_name is null)),
  check (paid_at is null or registered_at is not null)
);
