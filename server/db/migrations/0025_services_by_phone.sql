-- What the firm arranges by phone alone: shown with its number, and reserved by nobody here.
alter table services add column is_phone_only boolean not null default false;
