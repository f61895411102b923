insert into search_sorts values
  ('distance', '{"ru": "Сначала ближайшие", "kz": "Алдымен жақындары", "en": "Nearest first"}', 5);
