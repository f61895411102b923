import type { ChartArrow, ChartLabel, ChartState } from "./graph.ts";

const widest = 38;

/** What stands in a state's box below its name: the description, then the transitions told in words. */
export function linesOf({ description, described }: ChartState): string[] {
  return [...wrap(description), ...described.map(({ text }) => text)];
}

/** The lines of an arrow's label: of each transition the event, and below it the condition. */
export function labelLinesOf({ labels }: ChartArrow): { line: string; transition: string }[] {
  return labels.flatMap(({ text, transition }: ChartLabel) =>
    text.split(/, (?=if )/).map((part, index) => ({ line: index === 0 ? part : `  ${part}`, transition })),
  );
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
