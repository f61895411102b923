-- What the operator removed, unlike what a client took back, is not written again.
alter table taken_back_reviews add column is_removed boolean not null default false;
