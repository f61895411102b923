-- Cards that clients save at PayBox's page: it keeps them, and tells us of one when it has it.
create table card_savings (
  id             uuid primary key, -- also that of its work in the outbox, and of the card that it comes to
  client_id      uuid not null references clients on delete cascade,
  reservation_id uuid,             -- of the visit whose prepayment it was begun at
  status         text not null check (status in ('opening', 'open', 'saved', 'failed')),
  url            text,             -- PayBox's page
  is_told        boolean not null default false, -- PayBox has said that it has the card
  begin_before   timestamptz not null,
  created_at     timestamptz not null
);
create index card_savings_by_client on card_savings (client_id, created_at);

-- Cards that clients have removed, and PayBox has not forgotten yet. A client may be gone by then.
create table card_removals (
  id         uuid primary key, -- also that of its work in the outbox
  client_id  uuid not null,    -- whose card it was there
  token      text not null,    -- sealed
  token_hash bytea not null,   -- what PayBox still names is not taken for a new card
  created_at timestamptz not null
);
create index card_removals_by_client on card_removals (client_id);
