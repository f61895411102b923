import type { Localized } from "../../domain/language.ts";
import type { CategoryEntry, MenuTabEntry } from "../../server/db/catalogue/catalogue.ts";
import { localized } from "./text.ts";

export const hair = 1;
export const nails = 2;
export const browsAndLashes = 3;
export const barber = 4;
export const makeUp = 5;
export const massageAndSpa = 6;
export const cosmetology = 7;
export const epilation = 8;
export const kids = 9;

type Shelf = { id: number; urlName: string; name: Localized; inside: readonly (readonly [string, Localized])[] };

const shelves: readonly Shelf[] = [
  {
    id: hair,
    urlName: "hair",
    name: localized("Волосы", "Шаш", "Hair"),
    inside: [
      ["womens-haircut", localized("Женские стрижки", "Әйелдер шашын қию", "Women’s haircuts")],
      ["mens-haircut", localized("Мужские стрижки", "Ерлер шашын қию", "Men’s haircuts")],
      ["hair-colour", localized("Окрашивание", "Шаш бояу", "Colouring")],
      ["styling", localized("Укладки и причёски", "Шаш сәндеу", "Styling")],
      ["hair-care", localized("Уход и восстановление", "Шаш күтімі", "Hair care")],
      ["hair-extensions", localized("Наращивание волос", "Шаш ұзарту", "Hair extensions")],
    ],
  },
  {
    id: nails,
    urlName: "nails",
    name: localized("Ногти", "Тырнақ", "Nails"),
    inside: [
      ["manicure", localized("Маникюр", "Маникюр", "Manicure")],
      ["pedicure", localized("Педикюр", "Педикюр", "Pedicure")],
      ["nail-extensions", localized("Наращивание ногтей", "Тырнақ ұзарту", "Nail extensions")],
      ["nail-design", localized("Дизайн ногтей", "Тырнақ дизайны", "Nail art")],
    ],
  },
  {
    id: browsAndLashes,
    urlName: "brows-and-lashes",
    name: localized("Брови и ресницы", "Қас пен кірпік", "Brows and lashes"),
    inside: [
      ["brows", localized("Брови", "Қас", "Brows")],
      ["lashes", localized("Уход за ресницами", "Кірпік күтімі", "Lash care")],
      ["lash-extensions", localized("Наращивание ресниц", "Кірпік жалғау", "Lash extensions")],
    ],
  },
  {
    id: barber,
    urlName: "barber",
    name: localized("Барбершоп", "Барбершоп", "Barbershop"),
    inside: [
      ["barber-haircut", localized("Стрижки", "Шаш қию", "Haircuts")],
      ["beard", localized("Борода и бритьё", "Сақал және қырыну", "Beard and shave")],
      ["barber-sets", localized("Комплексы", "Кешендер", "Sets")],
      ["barber-care", localized("Уход", "Күтім", "Care")],
    ],
  },
  {
    id: makeUp,
    urlName: "make-up",
    name: localized("Макияж", "Макияж", "Make-up"),
    inside: [
      ["make-up-looks", localized("Макияж", "Макияж", "Make-up looks")],
      ["permanent-make-up", localized("Перманентный макияж", "Перманент макияж", "Permanent make-up")],
    ],
  },
  {
    id: massageAndSpa,
    urlName: "massage-and-spa",
    name: localized("Массаж и СПА", "Массаж және СПА", "Massage and spa"),
    inside: [
      ["massage", localized("Массаж", "Массаж", "Massage")],
      ["spa", localized("СПА-программы", "СПА-бағдарламалар", "Spa rituals")],
      ["body-wraps", localized("Обёртывания и скрабы", "Орау және скраб", "Wraps and scrubs")],
    ],
  },
  {
    id: cosmetology,
    urlName: "cosmetology",
    name: localized("Косметология", "Косметология", "Cosmetology"),
    inside: [
      ["facials", localized("Чистки и уходы", "Бет тазалау және күтім", "Facials")],
      ["injections", localized("Инъекции", "Инъекциялар", "Injections")],
      ["devices", localized("Аппаратные процедуры", "Аппараттық емшаралар", "Device treatments")],
    ],
  },
  {
    id: epilation,
    urlName: "epilation",
    name: localized("Эпиляция", "Эпиляция", "Hair removal"),
    inside: [
      ["sugaring", localized("Шугаринг", "Шугаринг", "Sugaring")],
      ["waxing", localized("Воск", "Балауыз", "Waxing")],
      ["laser", localized("Лазер", "Лазер", "Laser")],
    ],
  },
  {
    id: kids,
    urlName: "kids",
    name: localized("Детям", "Балаларға", "Kids"),
    inside: [
      ["kids-haircut", localized("Детские стрижки", "Балалар шаш қиюы", "Kids’ haircuts")],
      ["kids-styling", localized("Причёски и праздник", "Шаш үлгілері және мереке", "Styling and parties")],
      ["kids-nails", localized("Детский маникюр", "Балалар маникюрі", "Kids’ nails")],
    ],
  },
];

/** Top categories have ids 1 to 9; what is inside category 3 has ids 31, 32, 33… */
export const categories: CategoryEntry[] = shelves.flatMap(({ inside, ...top }, index) => [
  { ...top, position: index + 1, pictureUrl: `/pictures/categories/${top.urlName}.svg` },
  ...inside.map(([urlName, name], place) => ({
    id: top.id * 10 + place + 1,
    parentId: top.id,
    urlName,
    name,
    position: place + 1,
  })),
]);

export const menuTabs: MenuTabEntry[] = [
  {
    id: 1,
    key: "all",
    name: localized("Все", "Барлығы", "All"),
    position: 1,
    categoryIds: [hair, nails, browsAndLashes, barber, makeUp, massageAndSpa, cosmetology, epilation, kids],
  },
  {
    id: 2,
    key: "women",
    name: localized("Женщинам", "Әйелдерге", "Women"),
    position: 2,
    categoryIds: [hair, nails, browsAndLashes, makeUp, massageAndSpa, cosmetology, epilation],
  },
  {
    id: 3,
    key: "men",
    name: localized("Мужчинам", "Ерлерге", "Men"),
    position: 3,
    categoryIds: [barber, massageAndSpa, nails, cosmetology],
  },
  { id: 4, key: "kids", name: localized("Детям", "Балаларға", "Kids"), position: 4, categoryIds: [kids] },
];
