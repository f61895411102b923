-- What is read once a lock is had, in one question. Each command of a volatile function sees what stands when it begins
-- (PostgreSQL, Function Volatility Categories): after the lock, what whoever had it before has written.

-- The answer that is kept for a key, once nobody else works on it.
create function lock_kept_answer(lock integer, wanted_key text, wanted_operation text)
returns setof idempotency_keys language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(lock, hashtext(wanted_key || ' ' || wanted_operation));
  return query select * from idempotency_keys where key = wanted_key and operation = wanted_operation;
end $$;

-- How many times an address holds at a firm beside one reservation, and when the first of them runs out.
create function lock_held_beside(lock integer, firm integer, address text, at timestamptz, reservation uuid)
returns table (held integer, free_at timestamptz) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(lock, hashtext(firm || ' ' || address));
  return query
    select count(*)::integer, min(held_until) from reservations
     where firm_id = firm and held_from = address and held_until > at and id <> reservation;
end $$;
