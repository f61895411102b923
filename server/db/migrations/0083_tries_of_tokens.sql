-- A token that opens no card is one try however often it is tried, whatever became of its card: so none is told from another by that.
delete from gift_card_tries;
alter table gift_card_tries drop column id, add column token_hash bytea not null, add primary key (address, token_hash);
