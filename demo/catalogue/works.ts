import type { Localized } from "../../domain/language.ts";
import type { FirmEntry, MasterEntry, ServiceEntry, WorkEntry } from "../../server/db/catalogue/catalogue.ts";
import { chanceOf } from "./chance.ts";
import { type Palette, palettes } from "./palettes.ts";
import type { Scene } from "./pictures.ts";
import { localized } from "./text.ts";

/** Pictures of works of one kind: how many there are, the scene that they are drawn by, and the sub-categories they show. */
type WorkKind = { count: number; scene: Scene; alt: Localized; subCategoryIds: readonly number[] };

const workKinds = {
  hair: {
    count: 14,
    scene: "hairWork",
    alt: localized("Причёска, вид сзади", "Шаш үлгісі, арт жағынан", "A hairstyle from behind"),
    subCategoryIds: [11, 13, 14, 16, 92],
  },
  nails: {
    count: 14,
    scene: "nailWork",
    alt: localized("Маникюр с покрытием", "Жабынды маникюр", "A manicure with polish"),
    subCategoryIds: [21, 23, 24],
  },
  brows: {
    count: 10,
    scene: "browWork",
    alt: localized("Брови и ресницы крупным планом", "Қас пен кірпік жақыннан", "Brows and lashes from near"),
    subCategoryIds: [31, 32, 33, 51],
  },
} as const satisfies Record<string, WorkKind>;

type WorkKey = keyof typeof workKinds;
const kinds = ["hair", "nails", "brows"] as const satisfies WorkKey[];
const mostOfOne = 5;

/** Every picture of works that there is: its name, and the palette that it is drawn in. */
export function worksToDraw(): { name: string; scene: Scene; palette: Palette }[] {
  const all = Object.values(palettes);
  return kinds.flatMap((kind) =>
    Array.from({ length: workKinds[kind].count }, (_, index) => ({
      name: `${kind}-${index + 1}`,
      scene: workKinds[kind].scene,
      palette: paletteOf(all, index),
    })),
  );
}

/** A firm's works, dealt among the masters who do such: no picture comes twice, and neighbours are of different masters. */
export function portfolioOf(
  urlKey: string,
  { masters, services }: Pick<FirmEntry, "masters" | "services">,
): WorkEntry[] {
  const chance = chanceOf(`works/${urlKey}`);
  const all = Object.values(palettes);
  const works = kinds.flatMap((kind) => {
    const { count, alt } = workKinds[kind];
    const able = masters.filter((master) => shown(kind, master, services).length > 0);
    const numbers = chance.sample(
      Array.from({ length: count }, (_, index) => index + 1),
      able.length * mostOfOne,
    );
    return numbers.flatMap((number, index) => {
      const master = able[index % able.length];
      if (master === undefined) return [];
      return {
        serviceId: chance.pick(shown(kind, master, services)).id,
        masterId: master.id,
        url: `/pictures/works/${kind}-${number}-960.avif`,
        alt,
        width: 1440,
        height: 960,
        placeholder: paletteOf(all, number - 1).soft,
      };
    });
  });
  return chance.sample(works, works.length).map((work, index) => ({ id: index + 1, ...work }));
}

/** The services of a master that pictures of a kind show. */
function shown(kind: WorkKey, { serviceIds }: MasterEntry, services: readonly ServiceEntry[]): ServiceEntry[] {
  const ids: readonly number[] = workKinds[kind].subCategoryIds;
  return services.filter(({ id, subCategoryId }) => serviceIds.includes(id) && ids.includes(subCategoryId ?? 0));
}

/** Neighbours in the row of pictures are far apart in colour. */
function paletteOf(all: readonly Palette[], index: number): Palette {
  return all[(index * 7) % all.length] ?? palettes.rose;
}
