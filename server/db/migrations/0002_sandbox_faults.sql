-- How each stand-in of the sandbox misbehaves now. One that has no row behaves.
create table sandbox_faults (
  stand_in text primary key,
  mode     text not null
);
