-- What somebody has paid while signed in, the latest first.
create index payments_by_client on payments (client_id, created_at desc);
