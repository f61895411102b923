-- The card that a message brings: once nothing of it is to be spent, the message is not wanted.
alter table sms_messages add column gift_card_id uuid;

-- The last day that a card was issued with: however often money comes back to it, it works no longer than some time after that.
alter table gift_cards add column first_valid_until date;
update gift_cards set first_valid_until = valid_until;
alter table gift_cards add check ((first_valid_until is null) = (valid_until is null));

-- Whether the buyer has proven the phone with the order, by a code. A session alone takes no saved card.
alter table gift_cards add column is_phone_proven boolean not null default false;
