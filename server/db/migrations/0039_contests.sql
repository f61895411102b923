-- What clients vote on: which of these masters.
create table contests (
  key       text primary key,
  name      localized not null,
  question  localized not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  check (starts_at < ends_at)
);

create table contest_masters (
  contest_key text not null references contests on delete cascade,
  firm_id     integer not null,
  master_id   integer not null,
  primary key (contest_key, firm_id, master_id),
  foreign key (firm_id, master_id) references masters on delete cascade
);
create index contest_masters_by_master on contest_masters (firm_id, master_id);

-- One vote of each account, which is one of each phone; it may be moved while the contest lasts.
create table contest_votes (
  contest_key text not null references contests on delete cascade,
  client_id   uuid not null references clients on delete cascade,
  firm_id     integer not null,
  master_id   integer not null,
  voted_at    timestamptz not null,
  primary key (contest_key, client_id),
  foreign key (contest_key, firm_id, master_id) references contest_masters on delete cascade
);
create index contest_votes_by_master on contest_votes (contest_key, firm_id, master_id);
create index contest_votes_by_client on contest_votes (client_id);
