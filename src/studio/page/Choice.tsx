import type { ReactNode } from "react";

type Props = { name: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** One of several, or all: "". */
export function Choice({ name, value, onChange, children }: Props) {
  return (
    <label>
      {name}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">all</option>
        {children}
      </select>
    </label>
  );
}
