import { type Ref, useState } from "react";
import { fromMajor, toMajor } from "../../domain/money.ts";
import { wholeIn } from "../format/typed-amount.ts";
import { TextField } from "../ui/TextField.tsx";

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Minor units; null where nothing is typed. */
  amount: number | null;
  onAmount: (amount: number | null) => void;
  /** More figures are no amount. */
  mostDigits: number;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  autoComplete?: string;
  enterKeyHint?: "next";
};

/** An amount in whole tenge. What is typed stays as it was written until the field is left: "2000.00" is never read as 200000. */
export function AmountField({ amount, onAmount, mostDigits, ...field }: Props) {
  const [typed, setTyped] = useState("");
  const figures = amount === null ? "" : String(toMajor(amount));
  const type = (text: string) => {
    const whole = wholeIn(text).slice(0, mostDigits);
    setTyped(text.replaceAll(/[^\d\s.,]/g, ""));
    onAmount(whole === "" ? null : fromMajor(Number(whole)));
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={wholeIn(typed) === figures ? typed : figures}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(figures)}
    />
  );
}
