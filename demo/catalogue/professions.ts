import type { Localized } from "../../domain/language.ts";
import * as category from "./categories.ts";
import { localized } from "./text.ts";

export type Profession = {
  name: Localized;
  /** Top categories whose services these masters do. */
  categoryIds: readonly number[];
  /** How many of ten masters of this profession are men. */
  menInTen: number;
  /** The share of men among those who come to them. */
  clientsAreMen: number;
};

export const professions = {
  stylist: {
    name: localized("Стилист-парикмахер", "Шаштараз-стилист", "Hair stylist"),
    categoryIds: [category.hair],
    menInTen: 1,
    clientsAreMen: 0,
  },
  colourist: {
    name: localized("Колорист", "Колорист", "Colourist"),
    categoryIds: [category.hair],
    menInTen: 1,
    clientsAreMen: 0,
  },
  nailMaster: {
    name: localized("Мастер маникюра и педикюра", "Маникюр және педикюр шебері", "Nail technician"),
    categoryIds: [category.nails],
    menInTen: 0,
    clientsAreMen: 0,
  },
  browMaster: {
    name: localized("Мастер бровей и ресниц", "Қас пен кірпік шебері", "Brow and lash artist"),
    categoryIds: [category.browsAndLashes],
    menInTen: 0,
    clientsAreMen: 0,
  },
  visagiste: {
    name: localized("Бровист-визажист", "Қас шебері, визажист", "Brow and make-up artist"),
    categoryIds: [category.browsAndLashes, category.makeUp],
    menInTen: 0,
    clientsAreMen: 0,
  },
  barber: {
    name: localized("Барбер", "Барбер", "Barber"),
    categoryIds: [category.barber],
    menInTen: 9,
    clientsAreMen: 0.9,
  },
  masseur: {
    name: localized("Массажист", "Массажшы", "Massage therapist"),
    categoryIds: [category.massageAndSpa],
    menInTen: 4,
    clientsAreMen: 0.25,
  },
  cosmetologist: {
    name: localized("Врач-косметолог", "Дәрігер-косметолог", "Cosmetologist"),
    categoryIds: [category.cosmetology],
    menInTen: 0,
    clientsAreMen: 0,
  },
  epilationMaster: {
    name: localized("Мастер эпиляции", "Эпиляция шебері", "Hair removal specialist"),
    categoryIds: [category.epilation],
    menInTen: 0,
    clientsAreMen: 0,
  },
  kidsStylist: {
    name: localized("Детский парикмахер", "Балалар шаштаразы", "Children’s hairdresser"),
    categoryIds: [category.kids],
    menInTen: 2,
    clientsAreMen: 0,
  },
} as const satisfies Record<string, Profession>;

export type ProfessionKey = keyof typeof professions;
