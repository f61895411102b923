-- What visitors answered, by the token that whoever began has made; of an account there is one.
create table surveys (
  token       uuid primary key,
  client_id   uuid unique references clients on delete cascade,
  answers     jsonb not null,
  finished_at timestamptz,
  updated_at  timestamptz not null
);
create index surveys_of_visitors on surveys (updated_at) where client_id is null;
