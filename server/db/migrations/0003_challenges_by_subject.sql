create index sms_challenges_by_subject on sms_challenges (subject);
