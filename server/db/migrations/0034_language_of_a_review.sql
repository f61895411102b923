alter table reviews add column language text not null default 'ru' check (language in ('ru', 'kz', 'en'));
