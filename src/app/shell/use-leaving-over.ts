import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isOverEntry, withSignIn } from "../../routes/hrefs.ts";

/** Leaves signing in over the page: then the client is where they were, with one entry for it. */
export function useLeavingOver(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(null);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });
  return useCallback(() => {
    const { key, state } = latest.current;
    if (left.current === key) return;
    left.current = key;
    if (isOverEntry(state)) void navigate(-1);
    else void navigate(withSignIn(latest.current, undefined), { replace: true, state });
  }, [navigate]);
}
