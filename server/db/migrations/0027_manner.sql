-- How the people of a visit are served. Of what was reserved before this nothing else is known than what is meant where
-- nothing is said.
alter table reservations add column manner text not null default 'togetherIfPossible'
  check (manner in ('togetherIfPossible', 'together', 'oneAfterAnother', 'shortest'));
