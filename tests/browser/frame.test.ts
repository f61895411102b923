import { expect, test } from "vitest";
import { widgetReferrer } from "../../src/browser/frame.ts";

test("the referrer of a widget is 'widget-' plus the digits of the path", () => {
  expect(widgetReferrer("/red-apple-23/reservation/4")).toBe("widget-234");
  expect(widgetReferrer("/red-apple")).toBe("widget-");
});
