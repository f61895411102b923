import { expect, test } from "vitest";
import { reportNotFound } from "../../src/api/not-found.ts";
import { problem } from "../support/fixture-api.ts";
import { base } from "./calls.ts";

async function reported(path: string, status: number): Promise<number[]> {
  const statuses: number[] = [];
  const send = reportNotFound({ page: () => "/", onNotFound: (missing) => statuses.push(missing) })(async () =>
    problem(status, "notFound"),
  );
  await send(new Request(`${base}${path}`));
  return statuses;
}

test.each([404, 410, 429, 500, 503])("status %i on a REST URL sends the client away", async (status) => {
  expect(await reported("/rest/clients-app/v1/firms/1", status)).toEqual([status]);
});

test.each([400, 401, 403])("status %i on a REST URL is answered where it was asked", async (status) => {
  expect(await reported("/rest/clients-app/v1/firms/1", status)).toEqual([]);
});

test.each(["/rest/common/countries", "/rest/clients-app/v1/screen/home/categories"])(
  "%s may fail without sending anybody away",
  async (path) => {
    expect(await reported(path, 500)).toEqual([]);
  },
);

test("what is no REST URL may fail without sending anybody away", async () => {
  expect(await reported("/auth-app/auth/v1/sign-in", 404)).toEqual([]);
});

test("only the path decides, not what stands in the query", async () => {
  expect(await reported("/auth-app/auth/v1/sign-in?from=/rest/", 404)).toEqual([]);
});

test("the page that was shown when the call was made is named, not the one that is shown when it fails", async () => {
  let page = "/red-apple";
  const askedFrom: string[] = [];
  const rule = reportNotFound({ page: () => page, onNotFound: (_status, from) => askedFrom.push(from) });
  const send = rule(async () => {
    page = "/not-found";
    return problem(404, "notFound");
  });
  await send(new Request(`${base}/rest/clients-app/v1/firms/1`));
  expect(askedFrom).toEqual(["/red-apple"]);
});
