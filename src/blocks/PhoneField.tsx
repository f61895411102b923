import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type ComponentProps, type RefObject } from "react";
import { TextField } from "../ui/TextField.tsx";
import { typePhone } from "./phone-typing.ts";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "children" | "ref"> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref: RefObject<HTMLInputElement | null>;
  "data-first"?: boolean;
};

/** A phone of Kazakhstan: formatted while it is typed or pasted, without the caret jumping. */
export function PhoneField({ value, onChange, ref, ...rest }: Props) {
  const caret = useRef<number | null>(null);
  // Also when the text stays as it was: the browser has moved the caret nevertheless.
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const takeText = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentForward";
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const next = typePhone(typed, value, isForward);
    caret.current = next.caret;
    onChange(next.text);
    redraw();
  };
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 701 123 45 67"
      {...rest}
      ref={ref}
      value={value}
      onChange={takeText}
    />
  );
}
