import { expect, test } from "vitest";
import { seal } from "../../../server/core/secrets.ts";
import { sealCharge, unsealCharge } from "../../../server/services/payments/sealed-charge.ts";

const tokenKey = "a key of the tests that is long enough";
const details = {
  description: "Предоплата",
  language: "ru",
  saveCard: false,
  clientIp: "203.0.113.5",
  returnUrl: "https://kezek.example/cb",
} as const;

test("What a processor is told of a charge is opened as it was sealed", () => {
  const charge = { ...details, way: { type: "payBox", instalments: 3 } } as const;
  expect(unsealCharge(tokenKey, sealCharge(tokenKey, charge))).toEqual(charge);
});

test.each([
  [
    { type: "cryptogram", cryptogram: "01" },
    { type: "card", cryptogram: "01" },
  ],
  [
    { type: "token", token: "tk_1" },
    { type: "savedCard", token: "tk_1" },
  ],
  [
    { type: "page", instalments: 3 },
    { type: "payBox", instalments: 3 },
  ],
])("A charge that was sealed before an update as %j can still be made", (by, way) => {
  const sealed = seal(tokenKey, "charge", JSON.stringify({ ...details, by }));
  expect(unsealCharge(tokenKey, sealed)).toEqual({ ...details, way });
});
