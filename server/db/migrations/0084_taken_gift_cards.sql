-- When something of a card was first spent, or it was put into an account: that ends its buyer's right to take it back, and a look at
-- its link does not, since that may have been the buyer's.
alter table gift_cards add column taken_at timestamptz;
update gift_cards g set taken_at = opened_at
 where keeper_id is not null or exists (select from gift_card_entries e where e.gift_card_id = g.id and e.type = 'spent');
-- A card that was not sent is not opened.
update gift_cards set opened_at = null where sent_at is null and taken_at is null;
