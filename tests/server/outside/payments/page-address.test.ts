import { expect, test } from "vitest";
import { pageAddress } from "../../../../server/outside/payments/page-address.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";

test("a processor that is spoken to over https sends clients to pages over https alone", () => {
  const api = "https://api.pay.example";
  expect(pageAddress("https://acs.bank.example/3ds?x=1", api)).toBe("https://acs.bank.example/3ds?x=1");
  expect(() => pageAddress("http://acs.bank.example/3ds", api)).toThrow(OutsideFailed);
});

test("the sandbox, which is spoken to over http, may send them to pages over http too", () => {
  const api = "http://127.0.0.1:4301/pay-box";
  for (const page of ["http://localhost:4301/bank", "https://acs.bank.example/3ds"])
    expect(pageAddress(page, api)).toBe(page);
});
