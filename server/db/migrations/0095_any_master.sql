-- Whether no master was asked for by name. Of the entries before this it is known of those that say why theirs was picked.
alter table reservation_entries add column is_any_master boolean not null default false;
update reservation_entries set is_any_master = true where picked_because is not null;
alter table reservation_entries add check (is_any_master or picked_because is null);
