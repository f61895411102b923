const drawings: Readonly<Record<string, string>> = import.meta.glob("../../../docs/machines/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The drawing of a machine's statechart and its style, which stands apart for the policy; undefined where there is none. */
export function chartOf(machine: string): { svg: string; style: string } | undefined {
  const file = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const drawing = drawings[`../../../docs/machines/${file}.svg`];
  if (drawing === undefined) return undefined;
  return {
    svg: drawing.replace(/<style>[\s\S]*?<\/style>/, ""),
    style: /<style>([\s\S]*?)<\/style>/.exec(drawing)?.[1] ?? "",
  };
}
