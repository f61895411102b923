alter table reviews add column service_id integer;
