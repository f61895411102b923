-- What was reserved before this is taken to have had no discount, and to ask for the prepayment that its services ask for now.
alter table reservation_entries add column full_price bigint;
update reservation_entries set full_price = price;
alter table reservation_entries alter column full_price set not null, add check (full_price >= price);

alter table reservations add column full_total bigint, add column prepayment bigint;
update reservations r
   set full_total = total,
       prepayment = least(total, coalesce((select sum(least(s.prepayment_amount, e.price))
                                             from reservation_entries e
                                             join services s on s.firm_id = e.firm_id and s.id = e.service_id
                                            where e.firm_id = r.firm_id and e.reservation_id = r.id), 0));
alter table reservations
  alter column full_total set not null, add check (full_total >= total),
  alter column prepayment set not null, add check (prepayment between 0 and total);
