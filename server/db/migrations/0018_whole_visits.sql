create function full_name(name localized, surname localized) returns localized immutable language sql as $$
  select jsonb_object_agg(language, concat_ws(' ', name ->> language, surname ->> language))
    from jsonb_object_keys(name) language
$$;

-- What a visit was held as stays, whatever becomes of the catalogue. What was gone before this has no name any more.
alter table reservation_entries add column service_name localized, add column master_name localized;
update reservation_entries e
   set service_name = coalesce((select s.name from services s where s.firm_id = e.firm_id and s.id = e.service_id),
                               '{"ru": "Услуга", "kz": "Қызмет", "en": "Service"}'),
       master_name = coalesce((select full_name(m.name, m.surname) from masters m where m.firm_id = e.firm_id and m.id = e.master_id),
                              '{"ru": "Мастер", "kz": "Шебер", "en": "Master"}');
alter table reservation_entries alter column service_name set not null, alter column master_name set not null;

alter table reservations add column free_cancel_until timestamptz;
update reservations r
   set free_cancel_until = starts_at - coalesce((select f.free_cancel_hours from firms f where f.id = r.firm_id), 0)
                                     * interval '1 hour';
alter table reservations alter column free_cancel_until set not null;

-- Firms that the catalogue has let go, as they were last: who reserved there must still find and call them.
create table former_firms (
  id            integer primary key,
  name          localized not null,
  city          localized not null,
  address       localized not null,
  latitude      double precision not null,
  longitude     double precision not null,
  phone_numbers text[] not null,
  time_zone     text not null,
  picture       jsonb
);

-- Where visits are: firms as they are, or else as they were; without url_key where there is no page of them.
create view visited_firms as
  select f.id, f.url_key, f.name, c.name as city, f.address, f.latitude, f.longitude, f.phone_numbers, f.time_zone,
         (select jsonb_build_object('url', p.url, 'alt', p.alt, 'width', p.width, 'height', p.height,
                                    'placeholder', p.placeholder)
            from firm_pictures p where p.firm_id = f.id order by p.position limit 1) as picture
    from firms f join cities c on c.id = f.city_id
  union all
  select o.id, null, o.name, o.city, o.address, o.latitude, o.longitude, o.phone_numbers, o.time_zone, o.picture
    from former_firms o where not exists (select from firms f where f.id = o.id);
