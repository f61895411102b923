import type { Pool } from "pg";

/** A small salon of the tests' own: what it has is known here, whatever else the catalogue holds. */
export const salon = {
  cityId: 9001,
  firmId: 9001,
  urlKey: "synaq",
  networkKey: "synaq-set",
  timeZone: "Asia/Aqtau",
  /** 60 minutes for 7 000 ₸, by all three masters. */
  haircut: 1,
  /** 30 minutes for 5 000 ₸, by the first two. */
  manicure: 2,
  /** 120 minutes for 20 000 ₸, by the third alone; nobody can be booked for it online. */
  colouring: 3,
  masters: [1, 2, 3],
  /** Monday 23 November 2026, 08:00 at the salon, which opens at 09:00. */
  morning: new Date("2026-11-23T03:00:00Z"),
  at: (time: string, date = "2026-11-23") => `${date}T${time}:00+05:00`,
};

const named = (ru: string) => `{"ru": "${ru}", "kz": "${ru} (kz)", "en": "${ru} (en)"}`;

const sql = `
  insert into countries values (9001, 'ZZ', '${named("Страна")}', '+7', 'KZT');
  insert into cities values (9001, 9001, 'synaq-qala', '${named("Город")}', 43.65, 51.16, 'Asia/Aqtau');
  insert into categories values
    (9001, null, 'synaq-hair', '${named("Волосы")}', 9001, '/pictures/categories/hair.svg'),
    (9002, 9001, 'synaq-haircuts', '${named("Стрижки")}', 1, null),
    (9003, null, 'synaq-nails', '${named("Ногти")}', 9002, null);
  insert into networks values (9001, 'synaq-set', '${named("Сеть Сынақ")}');
  insert into firms values
    (9001, 9001, 9001, 'synaq', 'SALON', '${named("Сынақ")}', '${named("14-й мкр, 23")}', '${named("Салон у моря")}',
     43.65, 51.16, '{+77292123456}', 'synaq', 'Asia/Aqtau', 'KZT', 'red', '/pictures/firms/synaq/avatar.svg',
     4.9, 10, 22, false, true, 30, 30, 24),
    (9002, 9001, 9001, 'synaq-2', 'NAILS', '${named("Сынақ 2")}', '${named("9-й мкр, 1")}', '${named("Второй салон")}',
     43.66, 51.17, '{}', null, 'Asia/Aqtau', 'KZT', 'red', '/pictures/firms/synaq-2/avatar.svg',
     4.1, 3, 0, false, false, 30, 30, 24);
  insert into firm_pictures
    select id, 1, '/pictures/firms/' || url_key || '/1-960.avif', '${named("Зал")}', 1440, 810, '#f0d9cd'
      from firms where id in (9001, 9002);
  insert into firm_hours select 9001, weekday, 540, 1200 from generate_series(1, 6) weekday;
  insert into firm_discounts values (9001, 1, 1, 540, 660, 10), (9001, 2, 2, 540, 660, 20);
  insert into services values
    (9001, 1, 9001, 9002, '${named("Стрижка")}', '${named("С укладкой")}', 700000, 900000, 60, 0, false, true, 1),
    (9001, 2, 9003, null, '${named("Маникюр")}', '${named("")}', 500000, null, 30, 0, true, false, 2),
    (9001, 3, 9001, null, '${named("Окрашивание")}', '${named("")}', 2000000, null, 120, 0, false, false, 3);
  insert into masters values
    (9001, 1, '${named("Айгерим")}', '${named("Сапарова")}', '${named("Стилист")}', 6, '/a/1.svg', 4.9, 120, true, 1),
    (9001, 2, '${named("Динара")}', null, '${named("Стилист")}', 3, '/a/2.svg', 4.8, 40, true, 2),
    (9001, 3, '${named("Мадина")}', null, '${named("Колорист")}', 9, '/a/3.svg', 5, 15, true, 3),
    (9001, 4, '${named("Асель")}', null, '${named("Колорист")}', 1, '/a/4.svg', 4, 2, false, 0);
  insert into master_services values (9001, 1, 1), (9001, 2, 1), (9001, 3, 1), (9001, 1, 2), (9001, 2, 2), (9001, 4, 3);
  insert into master_hours
    select 9001, master, weekday, 540, 1200 from generate_series(1, 4) master, generate_series(1, 6) weekday;
  update masters set catalogue_rating = rating, catalogue_ratings_count = ratings_count where firm_id = 9001;
  insert into reviews (firm_id, id, master_id, author_name, grade, rating, text, created_at, reply_text, reply_at, service_id, language)
    select 9001, id, 1, 'Гость ' || id, (array ['EXCELLENT', 'GOOD', 'NORMAL', 'BAD'])[1 + id % 4], 5 - id % 4, 'Отзыв ' || id,
           timestamptz '2026-11-20 10:00Z' - id * interval '1 hour',
           case when id = 1 then 'Спасибо' end, case when id = 1 then timestamptz '2026-11-21 10:00Z' end,
           case when id = 1 then 1 end, case when id = 1 then 'kz' else 'ru' end
      from generate_series(1, 22) id;`;

export async function insertSalon(pool: Pool): Promise<void> {
  await pool.query(sql);
}
