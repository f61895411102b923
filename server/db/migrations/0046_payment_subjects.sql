-- What a payment is for: a visit, binding a card, a gift card, a link of a firm's. Its id is of a table of that kind's own.
drop index payments_open;
drop index payments_by_reservation;
alter table payments drop constraint payments_firm_id_reservation_id_fkey;
alter table payments rename column reservation_id to subject_id;
alter table payments
  add column subject text not null default 'reservation'
    check (subject in ('reservation', 'card', 'giftCard', 'link')),
  add column reservation_id uuid generated always as (case when subject = 'reservation' then subject_id end) stored,
  add column payer_phone bigint, -- by which it is counted who tries out cards
  add foreign key (firm_id, reservation_id) references reservations;
alter table payments alter column subject drop default;
update payments p set payer_phone = r.client_phone
  from reservations r where r.firm_id = p.firm_id and r.id = p.reservation_id;
-- A second tab, device or processor can't charge beside the first.
create unique index payments_open on payments (firm_id, subject, subject_id)
  where status in ('processing', 'needs3ds', 'authorized', 'unknown');
create index payments_by_subject on payments (firm_id, subject, subject_id, created_at);
create index payments_by_reservation on payments (firm_id, reservation_id) where reservation_id is not null;
create index payments_failed on payments (payer_phone, created_at) where status = 'failed';
