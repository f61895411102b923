import { studioPaths } from "../../../domain/studio-addresses.ts";
import { arePaths, type PlayablePath } from "./path.ts";

/** All paths that can be played, from beside the studio; none where it was built without them. */
export async function readPaths(): Promise<readonly PlayablePath[]> {
  const file: unknown = await fetch(studioPaths.paths).then(async (response) => response.json());
  return arePaths(file) ? file : [];
}
