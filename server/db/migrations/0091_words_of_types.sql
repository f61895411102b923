-- A firm is found by what it is too: a salon, a barbershop. Where there are no words, a start writes them.
delete from search_entries;
delete from search_words;
