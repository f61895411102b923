import { Panel } from "../ui/Panel.tsx";
import { Progress } from "../ui/Progress.tsx";

/** What takes some seconds, and how long that is. */
export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <Panel role="status">
      <Progress />
      <h2>{title}</h2>
      <p>{text}</p>
    </Panel>
  );
}
