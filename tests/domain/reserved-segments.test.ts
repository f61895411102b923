import { expect, test } from "vitest";
import { reservedSegments } from "../../domain/reserved-segments.ts";

const ofSpec = `raffleprize bnpl gift-cards card-payment delete-account rsr rsrwp rsrqr firm firmwp ig store appbot
  janymda beautytime balalar barbergo premiumcare firm_utm promo mainwp sl cb app-download not-found my salon`;
const ofTheServiceAndItsFiles = "rest auth-app auth avatars assets sandbox";

test.each(`${ofSpec} ${ofTheServiceAndItsFiles}`.split(/\s+/))("no company may take /%s", (segment) => {
  expect(reservedSegments).toContain(segment);
});

test("only segments of the product are reserved: neither the root nor a parameter is one", () => {
  expect([...reservedSegments].filter((segment) => !/^[a-z_-]+$/.test(segment))).toEqual([]);
});
