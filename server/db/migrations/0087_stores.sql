-- Where the app can be had in the stores of phones.
alter table configs drop constraint configs_key_check,
                    add check (key in ('ad', 'announcement', 'support', 'stores'));
