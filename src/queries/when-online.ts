import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";

/** Does something each time that the browser has a network again. `act` is the same from one rendering to the next. */
export function useWhenOnline(act: () => void): void {
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && act()), [act]);
}
