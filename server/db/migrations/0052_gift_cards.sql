-- Which firms take gift cards.
alter table firms add column takes_gift_cards boolean not null default false;

create or replace function schedule_changes() returns trigger language plpgsql as $$
declare elsewhere constant text[] := array['network_id', 'city_id', 'url_key', 'type', 'name', 'address', 'description',
  'latitude', 'longitude', 'phone_numbers', 'instagram_profile', 'palette', 'avatar_url', 'average_rating', 'ratings_count',
  'review_count', 'is_individual_master', 'is_promoted', 'schedule_version', 'takes_gift_cards'];
begin
  if to_jsonb(old) - elsewhere is distinct from to_jsonb(new) - elsewhere then
    new.schedule_version := pg_current_xact_id()::text::bigint;
  end if;
  return new;
end $$;

-- Gift cards, from when they are ordered. They are of no one firm: the money is with whoever runs the service until it is spent.
create table gift_cards (
  id              uuid primary key,
  secret_hash     bytea not null,        -- of the buyer's key
  token_hash      bytea not null unique, -- of the recipient's
  status          text not null default 'awaitingPayment' check (status in ('awaitingPayment', 'issued', 'expired', 'cancelled')),
  amount          bigint not null check (amount > 0),
  balance         bigint not null default 0 check (balance between 0 and amount), -- the sum of its entries
  currency        char(3) not null,
  works_at        text not null check (works_at in ('firm', 'network', 'everyFirm')),
  works_at_id     integer, -- of the firm or the network
  design          text not null,
  from_name       text,
  to_name         text,
  words           text,
  recipient_phone bigint,      -- null: the buyer hands the link over
  send_on         date,
  send_at         timestamptz, -- in the morning of that day
  buyer_name      text not null,
  buyer_phone     bigint not null,
  language        text not null check (language in ('ru', 'kz', 'en')),
  keeper_id       uuid references clients on delete set null, -- in whose account it is
  pay_before      timestamptz not null,
  valid_until     date,
  sent_at         timestamptz,
  opened_at       timestamptz,
  announced_at    timestamptz, -- its end
  resent_at       timestamptz,
  resent_count    integer not null default 0,
  entries         integer not null default 0,
  created_at      timestamptz not null,
  check ((works_at = 'everyFirm') = (works_at_id is null)),
  check ((send_on is null) = (send_at is null)),
  check (send_on is null or recipient_phone is not null),
  check ((status = 'awaitingPayment') = (valid_until is null))
);
create index gift_cards_by_buyer on gift_cards (buyer_phone, created_at);
create index gift_cards_by_keeper on gift_cards (keeper_id) where keeper_id is not null;
create index gift_cards_to_send on gift_cards (send_at) where status = 'issued' and sent_at is null;
create index gift_cards_by_end on gift_cards (valid_until) where status = 'issued';

-- What came onto each card and went off it, in order. `amount` is what the balance changes by.
create table gift_card_entries (
  gift_card_id   uuid not null references gift_cards,
  sequence       integer not null,
  type           text not null check (type in ('issued', 'spent', 'returned', 'expired', 'refunded')),
  amount         bigint not null,
  payment_id     uuid, -- that it was issued for, or is refunded of
  firm_id        integer,
  reservation_id uuid,
  created_at     timestamptz not null,
  primary key (gift_card_id, sequence),
  foreign key (firm_id, reservation_id) references reservations,
  check (case when type in ('issued', 'returned') then amount > 0 else amount < 0 end),
  check ((type in ('issued', 'refunded')) = (payment_id is not null)),
  check ((type in ('spent', 'returned')) = (firm_id is not null and reservation_id is not null))
);
create trigger gift_card_entries_are_kept before update or delete on gift_card_entries execute function refuse_change();
-- A card is issued once, and for a payment one card.
create unique index gift_card_entries_issued on gift_card_entries (gift_card_id) where type = 'issued';
create unique index gift_card_entries_by_payment on gift_card_entries (payment_id) where type = 'issued';
create index gift_card_entries_by_reservation on gift_card_entries (firm_id, reservation_id) where reservation_id is not null;

-- Tokens that opened nothing, by the addresses that tried them.
create table gift_card_tries (
  id         bigint generated always as identity primary key,
  address    text not null,
  created_at timestamptz not null
);
create index gift_card_tries_by_address on gift_card_tries (address, created_at);
create index gift_card_tries_by_time on gift_card_tries (created_at);
