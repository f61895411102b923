-- What is looked for, as it sounds (domain/forgiving-search.ts): the words of firms, their services and their masters, in
-- all languages. Loading a catalogue writes them, and a start where there are none.
create table search_words (word text collate "C" primary key);
create table search_entries (
  word    text collate "C" not null references search_words,
  firm_id integer not null references firms on delete cascade,
  kind    text not null check (kind in ('firm', 'service', 'master')),
  id      integer not null,
  primary key (word, firm_id, kind, id)
);
create index search_entries_by_firm on search_entries (firm_id);

create table search_sorts (
  key      text primary key,
  name     localized not null,
  position integer not null
);
insert into search_sorts values
  ('relevance', '{"ru": "Сначала подходящие", "kz": "Алдымен сәйкестері", "en": "Best match"}', 1),
  ('rating', '{"ru": "По оценке", "kz": "Бағалауы жоғарылары", "en": "Top rated"}', 2),
  ('price', '{"ru": "Сначала недорогие", "kz": "Алдымен арзандары", "en": "Lowest price"}', 3),
  ('soonest', '{"ru": "Ближайшее время", "kz": "Уақыты жақындары", "en": "Soonest time"}', 4);
