import { localized } from "../text.ts";
import { service, type ServiceBlueprint } from "./blueprint.ts";

export const makeUpServices: readonly ServiceBlueprint[] = [
  service(
    "day-make-up",
    51,
    [9000, 60],
    localized("Дневной макияж", "Күндізгі макияж", "Day make-up"),
    localized(
      "Свежее лицо для съёмки или встречи",
      "Түсірілім мен кездесуге жарасымды өң",
      "A fresh face for a shoot or a meeting",
    ),
    { isPopular: true },
  ),
  service(
    "evening-make-up",
    51,
    [14000, 75],
    localized("Вечерний макияж", "Кешкі макияж", "Evening make-up"),
    localized(
      "С накладными ресницами, держится весь той",
      "Жапсырма кірпікпен, той бойы сақталады",
      "False lashes included, lasts the whole party",
    ),
  ),
  service(
    "bridal-make-up",
    51,
    [25000, 90],
    localized("Свадебный макияж", "Қалыңдық макияжы", "Bridal make-up"),
    localized(
      "Репетиция и стойкость до конца вечера",
      "Сынама макияж және кеш соңына дейін тұрақтылық",
      "A trial, and it lasts to the last dance",
    ),
    { prepayment: 5000 },
  ),
  service(
    "express-make-up",
    51,
    [6000, 30],
    localized("Экспресс-макияж", "Жедел макияж", "Express make-up"),
    localized("Тон, брови, губы за полчаса", "Жарты сағатта тон, қас, ерін", "Skin, brows and lips in half an hour"),
    { isExpress: true },
  ),
  service(
    "lifting-make-up",
    51,
    [15000, 75],
    localized("Лифтинг-макияж", "Лифтинг-макияж", "Lifting make-up"),
    localized("Тейпирование и лёгкие текстуры", "Тейптеу және жеңіл текстуралар", "Taping and light textures"),
  ),
  service(
    "make-up-lesson",
    51,
    [18000, 120],
    localized("Урок макияжа для себя", "Өзіңе макияж жасау сабағы", "Make-up lesson"),
    localized(
      "Разбор косметички и два образа",
      "Косметика талдауы және екі бейне",
      "Your make-up bag reviewed and two looks",
    ),
  ),
  service(
    "permanent-brows",
    52,
    [35000, 150],
    localized("Перманентный макияж бровей", "Қасқа перманент макияж", "Permanent brows"),
    localized(
      "Пудровая техника, эскиз до начала",
      "Ұнтақ тәсілі, алдымен эскиз жасалады",
      "Powder technique, sketched first",
    ),
    { priceMax: 45000, prepayment: 10000 },
  ),
  service(
    "permanent-lips",
    52,
    [38000, 150],
    localized("Перманентный макияж губ", "Ерінге перманент макияж", "Permanent lips"),
    localized("Акварельный оттенок без контура", "Жиексіз акварель реңк", "A watercolour tint without a hard line"),
    { prepayment: 10000 },
  ),
  service(
    "lash-line",
    52,
    [30000, 120],
    localized("Межресничный перманент", "Кірпік арасына перманент", "Lash-line enhancement"),
    localized("Ресницы кажутся гуще", "Кірпік қалыңырақ көрінеді", "Makes lashes look thicker"),
  ),
  service(
    "permanent-touch-up",
    52,
    [15000, 90],
    localized("Коррекция перманента", "Перманентті түзету", "Permanent make-up touch-up"),
    localized("Через месяц после процедуры", "Емшарадан бір ай өткен соң", "A month after the treatment"),
  ),
];
