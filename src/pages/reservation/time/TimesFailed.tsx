import { type Failure, isRefusal } from "../../../../domain/failure.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { useFreshServices } from "../../../queries/fresh-services.ts";
import { FailureNotice, isPassing } from "../FailureNotice.tsx";
import { useOtherChoice } from "./use-other-choice.ts";

type Props = { title: string; failure: Failure; onRetry: () => void; isRetrying: boolean };

/** What is free could not be known: another try may help, or another choice where what was chosen can't be had any more. */
export function TimesFailed({ title, failure, ...retry }: Props) {
  const other = useOtherChoice(failure);
  useFreshServices(failure);
  if (!isRefusal(failure) || isPassing(failure)) return <Failed title={title} {...retry} />;
  return <FailureNotice failure={failure} {...(other && { retry: other, isAlwaysRetried: true })} />;
}
