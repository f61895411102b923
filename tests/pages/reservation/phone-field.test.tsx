import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "../../../src/blocks/PhoneField.tsx";
import { renderText } from "../../support/render-text.tsx";

function Field() {
  const [phone, setPhone] = useState("");
  return <PhoneField ref={useRef<HTMLInputElement>(null)} label="Телефон" value={phone} onChange={setPhone} />;
}

async function field(): Promise<HTMLInputElement> {
  await renderText(<Field />);
  return screen.getByLabelText<HTMLInputElement>("Телефон");
}

test("a phone is grouped while it is typed", async () => {
  const phone = await field();
  await userEvent.type(phone, "87011234567");
  expect(phone.value).toBe("+7 701 123 45 67");
});

test("a pasted phone is grouped too", async () => {
  const phone = await field();
  await userEvent.click(phone);
  await userEvent.paste("8 (701) 123-45-67");
  expect(phone.value).toBe("+7 701 123 45 67");
});

test("the caret stays where the client is correcting", async () => {
  const phone = await field();
  await userEvent.type(phone, "87011234567");
  await userEvent.type(phone, "{Backspace}", { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(phone.value).toBe("+7 701 234 56 7");
  expect(phone.selectionStart).toBe(5);
});

test("a letter changes neither the phone nor the place of the caret", async () => {
  const phone = await field();
  await userEvent.type(phone, "8701123");
  await userEvent.type(phone, "x", { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(phone.value).toBe("+7 701 123");
  expect(phone.selectionStart).toBe(5);
});

test("a phone offers the digits of a telephone and the client's own number", async () => {
  const phone = await field();
  expect([phone.type, phone.inputMode, phone.autocomplete]).toEqual(["tel", "tel", "tel"]);
});
