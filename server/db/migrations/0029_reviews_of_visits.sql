-- What clients say of their visits stands beside what a catalogue brings: it alone has a visit, and ids of its own. A visit's
-- review is one row for the firm and, part of that, one for each master who was graded.
create sequence visit_review_ids as integer start 1000000000 minvalue 1000000000;
alter table reviews
  add column reservation_id uuid,
  add column part_of integer,
  add foreign key (firm_id, reservation_id) references reservations on delete cascade,
  add foreign key (firm_id, part_of) references reviews on delete cascade,
  add check ((reservation_id is null) = (id < 1000000000)),
  add check (part_of is null or (reservation_id is not null and master_id is not null));
create unique index reviews_of_visits on reviews (firm_id, reservation_id) where part_of is null and reservation_id is not null;
create unique index reviews_in_parts on reviews (firm_id, part_of, master_id) where part_of is not null;

create table review_photos (
  firm_id     integer not null,
  review_id   integer not null,
  position    integer not null,
  id          text primary key, -- 128 random bits, hexadecimal
  width       integer not null,
  height      integer not null,
  bytes       bytea not null,
  small_bytes bytea not null,
  foreign key (firm_id, review_id) references reviews on delete cascade,
  unique (firm_id, review_id, position)
);

-- That there was a review, and not what it said.
create table taken_back_reviews (
  firm_id        integer not null,
  reservation_id uuid not null,
  taken_back_at  timestamptz not null,
  foreign key (firm_id, reservation_id) references reservations on delete cascade
);
create index taken_back_reviews_of_visits on taken_back_reviews (firm_id, reservation_id);

-- What the catalogue says of masters; `rating` and `ratings_count` are that together with what clients say.
alter table masters
  add column catalogue_rating numeric(2, 1) not null default 0,
  add column catalogue_ratings_count integer not null default 0,
  alter column rating set default 0,
  alter column ratings_count set default 0;
update masters set catalogue_rating = rating, catalogue_ratings_count = ratings_count;
