import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CodeInput } from "../../../src/ui/CodeInput.tsx";
import { renderText } from "../../support/render-text.tsx";

async function field(error?: string) {
  const onComplete = vi.fn<(code: string) => void>();
  function Code() {
    const [code, setCode] = useState("");
    return <CodeInput label="Код" value={code} digits={6} onChange={setCode} onComplete={onComplete} error={error} />;
  }
  await renderText(<Code />);
  return { code: screen.getByLabelText<HTMLInputElement>("Код"), onComplete };
}

test("the sixth digit sends the code, once", async () => {
  const { code, onComplete } = await field();
  await userEvent.type(code, "12345");
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(code, "6");
  expect(onComplete.mock.calls).toEqual([["123456"]]);
  await userEvent.type(code, "7");
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test.each(["123456", "123 456", "Код 123456."])("a code pasted as %j is taken whole", async (pasted) => {
  const { code, onComplete } = await field();
  await userEvent.click(code);
  await userEvent.paste(pasted);
  expect(onComplete.mock.calls).toEqual([["123456"]]);
});

test("letters are not taken", async () => {
  const { code } = await field();
  await userEvent.type(code, "1a2b");
  expect(code.value).toBe("12");
});

test("the phone may fill the code in", async () => {
  const { code } = await field();
  expect([code.autocomplete, code.inputMode]).toEqual(["one-time-code", "numeric"]);
});

test("what is wrong is tied to the field and said aloud", async () => {
  const { code } = await field("Код не подошёл");
  const said = screen.getByRole("alert");
  expect(said.textContent).toBe("Код не подошёл");
  expect(code.getAttribute("aria-describedby")).toBe(said.id);
  expect(code.getAttribute("aria-invalid")).toBe("true");
});
