-- Into how many monthly parts what is paid at a firm can be split; none where it has no instalments.
alter table firms add column instalments integer[] not null default '{}'
  check (2 <= all (instalments) and 24 >= all (instalments));
