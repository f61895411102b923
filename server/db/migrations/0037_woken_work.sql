-- Somebody knows that the outside has something to say of a piece of work: whoever is at it goes on at once.
alter table outbox add column is_woken boolean not null default false;
