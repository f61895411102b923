-- The visit that a message tells of: it is sent only while that stands.
alter table sms_messages add column reservation_id uuid;
