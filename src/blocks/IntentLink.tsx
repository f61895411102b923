import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useEnvironment } from "./environment.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link that fetches the scripts of its page as soon as somebody points at it, touches it or focuses it. */
export function IntentLink({ to, ...rest }: Props) {
  const { prefetch } = useEnvironment();
  const onIntent = () => prefetch(to);
  return <Link {...rest} to={to} onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent} />;
}
