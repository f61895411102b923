-- In Kazakh a rating is «рейтинг» in all other texts.
update search_sorts set name = jsonb_set(name, '{kz}', '"Рейтингі жоғарылары"') where key = 'rating';
