import type { ComponentProps } from "react";
import type { CompanyPort } from "../../../pages/company/port.ts";
import { useLiveTimes } from "../../../queries/live-times.ts";
import { LiveTimes } from "./LiveTimes.tsx";

type Props = ComponentProps<CompanyPort["LiveTimesOf"]>;

/** Keeps the free times of a firm that are shown as they are; draws nothing. */
export default function LiveTimesOf(props: Props) {
  return (
    <LiveTimes>
      <Kept {...props} />
    </LiveTimes>
  );
}

function Kept({ firmId }: Props) {
  useLiveTimes({ firmId, date: undefined });
  return null;
}
