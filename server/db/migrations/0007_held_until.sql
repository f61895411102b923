-- A reservation that holds its time for a while says so by held_until, whatever its status: while it is filled in, and
-- while its prepayment is open. This is the one place that knows which statuses those are.
alter table reservations
  drop constraint reservations_check1,
  drop constraint reservations_check3,
  add constraint holds_for_a_while check ((status in ('held', 'awaitingPrepayment')) = (held_until is not null)),
  add constraint counted_while_held check (held_from is null or held_until is not null);

drop index reservations_held;
drop index reservations_held_from;
create index reservations_by_end_of_hold on reservations (held_until) where held_until is not null;
create index reservations_by_holding_address on reservations (firm_id, held_from) where held_from is not null;
