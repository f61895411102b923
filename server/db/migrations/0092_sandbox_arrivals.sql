-- When a message comes to the phone, where that is later than it was taken, or never; and how often it stands there.
alter table sandbox_sms add column arrives_at timestamptz, add column copies smallint not null default 1;
