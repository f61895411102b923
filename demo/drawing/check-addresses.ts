import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "../../server/db/catalogue/catalogue.ts";

const mentioned = ({ categories, firms }: Catalogue) => [
  ...categories.flatMap(({ pictureUrl }) => pictureUrl ?? []),
  ...firms.flatMap(({ urlKey, avatarUrl, pictures, masters, portfolio }) => [
    avatarUrl,
    `/pictures/firms/${urlKey}/og.jpg`,
    ...[...pictures, ...portfolio].flatMap(({ url }) => [
      url,
      url.replace("-960.", "-480."),
      url.replace("-960.", "-1440."),
    ]),
    ...masters.map((master) => master.avatarUrl),
  ]),
];

/** The picture addresses of a catalogue that have no file in the demo's folder. */
export async function missingPictures(catalogue: Catalogue, demoFolder: string): Promise<string[]> {
  const found = await Promise.all(
    mentioned(catalogue).map((url) =>
      access(join(demoFolder, url)).then(
        () => [],
        () => [url],
      ),
    ),
  );
  return found.flat();
}
