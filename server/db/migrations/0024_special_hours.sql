-- Hours may go on past midnight: minutes above 1440 are of the next day. None is longer than a day.
alter table firm_hours
  drop constraint firm_hours_closes_minute_check,
  add constraint closes_within_a_day check (closes_minute <= opens_minute + 1440);

-- What stands on a date in the place of the week's hours; null on a holiday.
create table firm_special_hours (
  firm_id       integer not null references firms on delete cascade,
  day           date not null,
  opens_minute  integer check (opens_minute between 0 and 1439),
  closes_minute integer,
  primary key (firm_id, day),
  check ((opens_minute is null) = (closes_minute is null)),
  check (opens_minute < closes_minute and closes_minute <= opens_minute + 1440)
);

-- What a master works on a date in the place of their week's hours; a whole day off is in master_days_off.
create table master_special_hours (
  firm_id       integer not null,
  master_id     integer not null,
  day           date not null,
  starts_minute integer not null check (starts_minute >= 0),
  ends_minute   integer not null,
  primary key (firm_id, master_id, day, starts_minute),
  foreign key (firm_id, master_id) references masters on delete cascade,
  check (starts_minute < ends_minute and ends_minute <= starts_minute + 1440)
);
