-- "Any master" is said of what was asked for; whoever waits says whether another one than their visit's will do.
alter table waitlist_requests rename column is_any_master to accepts_other_masters;
