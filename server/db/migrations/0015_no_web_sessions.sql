-- This service has no legacy pages: nobody ever read what they would have known a session by.
drop table web_sessions;
