alter table masters add column bio localized;

-- What masters have made: pictures with the service and the master, where they are known.
create table portfolio_works (
  firm_id     integer not null references firms on delete cascade,
  id          integer not null,
  service_id  integer,
  master_id   integer,
  position    integer not null,
  url         text not null,
  alt         localized not null,
  width       integer not null,
  height      integer not null,
  placeholder text not null,
  primary key (firm_id, id),
  foreign key (firm_id, service_id) references services on delete cascade,
  foreign key (firm_id, master_id) references masters on delete cascade
);

-- What masters offer beside their services. Words alone: prices fall by firm_discounts.
create table master_promotions (
  firm_id   integer not null,
  master_id integer not null,
  id        integer not null,
  position  integer not null,
  title     localized not null,
  text      localized not null,
  ends_on   date, -- the last day in the firm's zone; null is "without an end"
  primary key (firm_id, master_id, id),
  foreign key (firm_id, master_id) references masters on delete cascade
);

create index reviews_by_master on reviews (firm_id, master_id, created_at desc, id desc);
