-- A visit whose gift card or cashback had gone back still showed that it is paid where a late payment was given back too.
update reservations r set payment_status = 'refunded'
 where r.payment_status = 'paid' and r.status in ('expired', 'cancelledByClient', 'cancelledBySalon')
   and not exists (select from payments p where p.firm_id = r.firm_id and p.reservation_id = r.id and p.paid > p.refunded);
-- A visit showed the later of two payments, which was given back, and not the one that is kept.
update reservations r set payment_status = p.status
  from payments p
 where p.firm_id = r.firm_id and p.reservation_id = r.id and p.paid > p.refunded and r.payment_status = 'refunded';
