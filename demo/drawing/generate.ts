import { resolve } from "node:path";
import { categories } from "../catalogue/categories.ts";
import { sketches } from "../catalogue/firms/firms.ts";
import { demoCatalogue } from "../catalogue/catalogue.ts";
import { writeCategoryPictures } from "./category-pictures.ts";
import { missingPictures } from "./check-addresses.ts";
import { writeFirmPictures } from "./firm-pictures.ts";
import { writePortraits } from "./portraits.ts";
import { writeWorkPictures } from "./work-pictures.ts";

const demoFolder = resolve(import.meta.dirname, "..");

await writeCategoryPictures(
  categories.filter(({ pictureUrl }) => pictureUrl !== undefined).map(({ urlName }) => urlName),
  demoFolder,
);
await writeWorkPictures(demoFolder);
for (const sketch of sketches) {
  await writePortraits(sketch, demoFolder);
  await writeFirmPictures(sketch, demoFolder);
}
const missing = await missingPictures(demoCatalogue(), demoFolder);
for (const url of missing) console.error(`No file for ${url}`);
if (missing.length > 0) process.exitCode = 1;
else console.log(`Pictures of ${sketches.length} firms are in demo/pictures.`);
