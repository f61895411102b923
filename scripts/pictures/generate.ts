import { resolve } from "node:path";
import { categories } from "../../server/db/catalogue/demo/categories.ts";
import { sketches } from "../../server/db/catalogue/demo/firms/firms.ts";
import { demoCatalogue } from "../../server/db/catalogue/demo.ts";
import { writeCategoryPictures } from "./category-pictures.ts";
import { missingPictures } from "./check-addresses.ts";
import { writeFirmPictures } from "./firm-pictures.ts";
import { writePortraits } from "./portraits.ts";

const publicFolder = resolve(import.meta.dirname, "../../public");

await writeCategoryPictures(
  categories.filter(({ pictureUrl }) => pictureUrl !== undefined).map(({ urlName }) => urlName),
  publicFolder,
);
for (const sketch of sketches) {
  await writePortraits(sketch, publicFolder);
  await writeFirmPictures(sketch, publicFolder);
}
const missing = await missingPictures(demoCatalogue(), publicFolder);
for (const url of missing) console.error(`No file for ${url}`);
if (missing.length > 0) process.exitCode = 1;
else console.log(`Pictures of ${sketches.length} firms are in public/pictures.`);
