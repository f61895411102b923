import type { Localized } from "../../domain/language.ts";
import type { FirmType, PictureEntry } from "../../server/db/catalogue/catalogue.ts";
import { chanceOf } from "./chance.ts";
import type { FirmSketch } from "./sketch.ts";
import { palettes } from "./palettes.ts";
import type { ProfessionKey } from "./professions.ts";
import { localized } from "./text.ts";

const alts = {
  hall: localized(
    "Зал салона с зеркалами и креслами",
    "Айналары мен креслолары бар салон залы",
    "Salon hall with mirrors and chairs",
  ),
  station: localized("Рабочее место стилиста", "Стилистің жұмыс орны", "A stylist’s station"),
  washRoom: localized("Мойки для волос", "Шаш жуатын орын", "Hair wash basins"),
  nailBar: localized("Столы мастеров маникюра", "Маникюр шеберлерінің үстелдері", "Manicure tables"),
  polishWall: localized("Стеллаж с лаками", "Лактар сөресі", "The wall of polishes"),
  pedicure: localized("Педикюрные кресла", "Педикюр креслолары", "Pedicure chairs"),
  browRoom: localized("Кабинет мастера бровей", "Қас шеберінің бөлмесі", "The brow artist’s room"),
  barberHall: localized("Зал барбершопа", "Барбершоп залы", "The barbershop hall"),
  barberShelf: localized("Полка барбера", "Барбер сөресі", "The barber’s shelf"),
  spaRoom: localized("Кабинет массажа", "Массаж бөлмесі", "The massage room"),
  pool: localized("Хаммам с бассейном", "Бассейні бар хаммам", "The hammam and its pool"),
  treatmentRoom: localized("Кабинет косметолога", "Косметолог бөлмесі", "The cosmetologist’s room"),
  kidsHall: localized(
    "Детский зал с креслами-машинками",
    "Машина-креслолары бар балалар залы",
    "The children’s hall with toy-car chairs",
  ),
  playCorner: localized("Игровой уголок", "Ойын бұрышы", "The play corner"),
  reception: localized("Стойка администратора", "Қабылдау орны", "The reception desk"),
  lounge: localized("Зона ожидания у окна", "Терезе жанындағы күту орны", "The waiting area by the window"),
  nailWork: localized("Работа мастера маникюра", "Маникюр шеберінің жұмысы", "Nail work"),
  hairWork: localized("Работа стилиста", "Стилистің жұмысы", "Hair work"),
  browWork: localized("Работа мастера бровей", "Қас шеберінің жұмысы", "Brow work"),
} satisfies Record<string, Localized>;

export type Scene = keyof typeof alts;

const scenesOfType: Readonly<Record<Exclude<FirmType, "MASTER">, readonly [Scene, ...Scene[]]>> = {
  SALON: ["hall", "station", "washRoom", "nailBar", "reception", "lounge", "hairWork", "nailWork"],
  BARBERSHOP: ["barberHall", "barberShelf", "lounge", "reception"],
  NAILS: ["nailBar", "polishWall", "pedicure", "nailWork", "reception"],
  BROWS: ["browRoom", "browWork", "reception", "lounge"],
  SPA: ["spaRoom", "pool", "treatmentRoom", "lounge"],
  KIDS: ["kidsHall", "playCorner", "reception"],
};

const scenesOfMaster: Partial<Record<ProfessionKey, readonly [Scene, ...Scene[]]>> = {
  browMaster: ["browRoom", "browWork", "lounge"],
  nailMaster: ["nailBar", "nailWork", "polishWall"],
  barber: ["barberHall", "barberShelf", "lounge"],
  cosmetologist: ["treatmentRoom", "spaRoom", "lounge"],
};

const width = 1440;
const height = 960;

/** What a firm's pictures show, in their order: its main room first. */
export function scenesOf(sketch: FirmSketch): Scene[] {
  const chance = chanceOf(`scenes/${sketch.urlKey}`);
  const [lead] = sketch.team;
  const usual = sketch.type === "MASTER" ? scenesOfType.SALON : scenesOfType[sketch.type];
  const isClinic = sketch.type === "SPA" && lead === "cosmetologist";
  const [main, ...others] =
    (sketch.type === "MASTER" || isClinic) && lead !== undefined ? (scenesOfMaster[lead] ?? usual) : usual;
  return [main, ...chance.sample(others, chance.whole(2, 4))];
}

/** A firm's pictures; `url` is the 960 px variant (see demo/README.md). */
export function picturesOf(sketch: FirmSketch): PictureEntry[] {
  return scenesOf(sketch).map((scene, index) => ({
    url: `/pictures/firms/${sketch.urlKey}/${index + 1}-960.avif`,
    alt: alts[scene],
    width,
    height,
    placeholder: palettes[sketch.palette].wall,
  }));
}
