-- How much of what is paid online for a reservation comes back, in per cent: what the firm gave when its time was taken.
alter table reservations add column cashback_percent integer not null default 0 check (cashback_percent between 0 and 50);
update reservations r set cashback_percent = f.cashback_percent
  from firms f
 where f.id = r.firm_id and r.status in ('held', 'awaitingPrepayment');
