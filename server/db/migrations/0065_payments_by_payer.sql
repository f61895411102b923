-- What was paid by somebody who has proven a phone for it, also while nobody was signed in, the latest first.
create index payments_by_payer on payments (payer_phone, created_at desc) where subject in ('giftCard', 'link');
