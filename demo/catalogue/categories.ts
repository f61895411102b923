import type { Localized } from "../../domain/language.ts";
import type { CategoryEntry, MenuTabEntry } from "../../server/db/catalogue/catalogue.ts";
import { say } from "./text.ts";

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
    name: say("Волосы", "Шаш", "Hair"),
    inside: [
      ["womens-haircut", say("Женские стрижки", "Әйелдер шашын қию", "Women’s haircuts")],
      ["mens-haircut", say("Мужские стрижки", "Ерлер шашын қию", "Men’s haircuts")],
      ["hair-colour", say("Окрашивание", "Шаш бояу", "Colouring")],
      ["styling", say("Укладки и причёски", "Шаш сәндеу", "Styling")],
      ["hair-care", say("Уход и восстановление", "Шаш күтімі", "Hair care")],
      ["hair-extensions", say("Наращивание волос", "Шаш ұзарту", "Hair extensions")],
    ],
  },
  {
    id: nails,
    urlName: "nails",
    name: say("Ногти", "Тырнақ", "Nails"),
    inside: [
      ["manicure", say("Маникюр", "Маникюр", "Manicure")],
      ["pedicure", say("Педикюр", "Педикюр", "Pedicure")],
      ["nail-extensions", say("Наращивание ногтей", "Тырнақ ұзарту", "Nail extensions")],
      ["nail-design", say("Дизайн ногтей", "Тырнақ дизайны", "Nail art")],
    ],
  },
  {
    id: browsAndLashes,
    urlName: "brows-and-lashes",
    name: say("Брови и ресницы", "Қас пен кірпік", "Brows and lashes"),
    inside: [
      ["brows", say("Брови", "Қас", "Brows")],
      ["lashes", say("Уход за ресницами", "Кірпік күтімі", "Lash care")],
      ["lash-extensions", say("Наращивание ресниц", "Кірпік жалғау", "Lash extensions")],
    ],
  },
  {
    id: barber,
    urlName: "barber",
    name: say("Барбершоп", "Барбершоп", "Barbershop"),
    inside: [
      ["barber-haircut", say("Стрижки", "Шаш қию", "Haircuts")],
      ["beard", say("Борода и бритьё", "Сақал және қырыну", "Beard and shave")],
      ["barber-sets", say("Комплексы", "Кешендер", "Sets")],
      ["barber-care", say("Уход", "Күтім", "Care")],
    ],
  },
  {
    id: makeUp,
    urlName: "make-up",
    name: say("Макияж", "Макияж", "Make-up"),
    inside: [
      ["make-up-looks", say("Макияж", "Макияж", "Make-up looks")],
      ["permanent-make-up", say("Перманентный макияж", "Перманент макияж", "Permanent make-up")],
    ],
  },
  {
    id: massageAndSpa,
    urlName: "massage-and-spa",
    name: say("Массаж и СПА", "Массаж және СПА", "Massage and spa"),
    inside: [
      ["massage", say("Массаж", "Массаж", "Massage")],
      ["spa", say("СПА-программы", "СПА-бағдарламалар", "Spa rituals")],
      ["body-wraps", say("Обёртывания и скрабы", "Орау және скраб", "Wraps and scrubs")],
    ],
  },
  {
    id: cosmetology,
    urlName: "cosmetology",
    name: say("Косметология", "Косметология", "Cosmetology"),
    inside: [
      ["facials", say("Чистки и уходы", "Бет тазалау және күтім", "Facials")],
      ["injections", say("Инъекции", "Инъекциялар", "Injections")],
      ["devices", say("Аппаратные процедуры", "Аппараттық емшаралар", "Device treatments")],
    ],
  },
  {
    id: epilation,
    urlName: "epilation",
    name: say("Эпиляция", "Эпиляция", "Hair removal"),
    inside: [
      ["sugaring", say("Шугаринг", "Шугаринг", "Sugaring")],
      ["waxing", say("Воск", "Балауыз", "Waxing")],
      ["laser", say("Лазер", "Лазер", "Laser")],
    ],
  },
  {
    id: kids,
    urlName: "kids",
    name: say("Детям", "Балаларға", "Kids"),
    inside: [
      ["kids-haircut", say("Детские стрижки", "Балалар шаш қиюы", "Kids’ haircuts")],
      ["kids-styling", say("Причёски и праздник", "Шаш үлгілері және мереке", "Styling and parties")],
      ["kids-nails", say("Детский маникюр", "Балалар маникюрі", "Kids’ nails")],
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
    name: say("Все", "Барлығы", "All"),
    position: 1,
    categoryIds: [hair, nails, browsAndLashes, barber, makeUp, massageAndSpa, cosmetology, epilation, kids],
  },
  {
    id: 2,
    key: "women",
    name: say("Женщинам", "Әйелдерге", "Women"),
    position: 2,
    categoryIds: [hair, nails, browsAndLashes, makeUp, massageAndSpa, cosmetology, epilation],
  },
  {
    id: 3,
    key: "men",
    name: say("Мужчинам", "Ерлерге", "Men"),
    position: 3,
    categoryIds: [barber, massageAndSpa, nails, cosmetology],
  },
  { id: 4, key: "kids", name: say("Детям", "Балаларға", "Kids"), position: 4, categoryIds: [kids] },
];
