import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Way } from "../../domain/sign-in.ts";
import { isOverEntry, withSignIn } from "../routes/hrefs.ts";

/** Shows another way of signing in over the page, or none: then the client is where they were, with one entry for it. */
export function useWayOver(): (way: Way | undefined) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(null);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });
  return useCallback(
    (way) => {
      const { key, state } = latest.current;
      if (left.current === key) return;
      if (way === undefined) left.current = key;
      if (way === undefined && isOverEntry(state)) void navigate(-1);
      else void navigate(withSignIn(latest.current, way), { replace: true, state });
    },
    [navigate],
  );
}
