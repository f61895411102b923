create table districts (
  id       integer primary key,
  city_id  integer not null references cities,
  url_name text not null,
  name     localized not null,
  unique (city_id, url_name)
);
alter table firms add district_id integer references districts;
