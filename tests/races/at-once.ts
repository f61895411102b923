import { TestServer } from "../server/test-server.ts";

/** Two processes on one database. */
export type Two = { server: TestServer; neighbour: TestServer };

export async function openTwo(): Promise<Two> {
  const server = await TestServer.open();
  return { server, neighbour: await TestServer.open({ beside: server }) };
}

export async function closeTwo({ server, neighbour }: Two): Promise<void> {
  await neighbour.close();
  await server.close();
}

/** What is made so many times. */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Those who were given what they asked for, and all others. */
export function split<Outcome extends { status: number }>(
  outcomes: Outcome[],
): { held: Outcome[]; refused: Outcome[] } {
  const held = outcomes.filter(({ status }) => status === 201);
  return { held, refused: outcomes.filter((outcome) => !held.includes(outcome)) };
}
