import { useState } from "react";
import { letStudioWatch } from "../../browser/studio-cookie.ts";

/** Ends the looking on, which otherwise lasts in this browser when the studio is closed, and begins it again. */
export function Watching({ onEnd }: { onEnd: () => void }) {
  const [isOn, setIsOn] = useState(true);
  const change = () => {
    letStudioWatch(isOn ? "nobody" : "own");
    setIsOn(!isOn);
    if (isOn) onEnd();
  };
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={change}>
        Watch this browser
      </button>
      {!isOn && <small role="status">Pages that are opened from now on send nothing.</small>}
    </>
  );
}
