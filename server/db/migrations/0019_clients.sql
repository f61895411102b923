-- Whoever has an account is a client; a person is a seat in a reservation.
alter table people rename to clients;
alter index people_to_delete rename to clients_to_delete;
alter table avatars rename column person_id to client_id;
alter table sessions rename column person_id to client_id;
alter index sessions_by_person rename to sessions_by_client;
alter table favorite_firms rename column person_id to client_id;
alter index favorite_firms_by_person rename to favorite_firms_by_client;
