import { askedMachines } from "../machines.ts";
import { graphOf } from "./graph.ts";
import { layOut } from "./layout.ts";
import { drawSvg, unmarked } from "./svg.ts";

/** The diagrams of docs/machines: each file's path and what is to stand in it. */
export async function machineDocuments(): Promise<{ path: string; svg: string }[]> {
  return Promise.all(
    askedMachines.map(async ({ name, paths }) => {
      const layout = await layOut(graphOf(paths.machine));
      return { path: `docs/machines/${name}.svg`, svg: drawSvg(`The statechart of ${name}`, layout, unmarked) };
    }),
  );
}
