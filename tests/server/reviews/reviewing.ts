import { randomUUID } from "node:crypto";
import type { components } from "../../../openapi/generated/api.ts";
import { phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import type { Answer, Held, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type VisitReview = Schemas["VisitReview"];

const pathOf = ({ reservation }: Held) => `/rest/clients-app/v2/reservations/${reservation.id}/reviews`;
export const bySecret = ({ secret }: Held) => ({ reservation_secret: secret });
export const words = "Стрижка держит форму";

/** A visit at a time of the first day, an hour long, by a master; confirmed for a phone. */
export async function visit(server: TestServer, time = "13:00", masterId = 1, clientPhone = phone): Promise<Held> {
  const held = await server.hold(time, masterId);
  await server.confirm(held, clientPhone, await server.giveProof(held, clientPhone), { clientName: "Мадина Сапарова" });
  return held;
}

/** The same, and the day after it. */
export async function pastVisit(server: TestServer, ...wanted: [string?, number?, number?]): Promise<Held> {
  const now = server.now;
  server.now = salon.morning;
  const own = await visit(server, ...wanted);
  const dayAfter = new Date(salon.at("10:00", "2026-11-24"));
  server.now = now > dayAfter ? now : dayAfter;
  return own;
}

export function review<Body = VisitReview>(
  server: TestServer,
  own: Held,
  more: Partial<Schemas["CreateReview"]> = {},
  headers: Record<string, string> = bySecret(own),
): Promise<Answer<Body>> {
  return server.post(pathOf(own), { rating: 5, masters: [], text: words, photos: [], ...more }, headers);
}

export function takeBack<Body = VisitReview>(
  server: TestServer,
  own: Held,
  headers: Record<string, string> = bySecret(own),
): Promise<Answer<Body>> {
  return server.ask({ method: "DELETE", url: pathOf(own), headers: { "idempotency-key": randomUUID(), ...headers } });
}

export function read<Body = VisitReview>(
  server: TestServer,
  own: Held,
  headers: Record<string, string> = bySecret(own),
): Promise<Answer<Body>> {
  return server.get(pathOf(own), headers);
}

/** The header of who is signed in as the client with the phone. */
export async function asClient(server: TestServer, as = phone): Promise<Record<string, string>> {
  const { accessToken } = await new Visitor(server).enter(as);
  return { authorization: `Bearer ${accessToken}` };
}

/** What the salon's own page says of it, and of its masters. */
export async function shown(server: TestServer, masterId?: number): Promise<Schemas["Reviews"]> {
  const query = masterId === undefined ? "" : `?masterId=${masterId}`;
  return (await server.get<Schemas["Reviews"]>(`/rest/clients-app/v1/firms/${salon.firmId}/reviews${query}`)).body;
}
