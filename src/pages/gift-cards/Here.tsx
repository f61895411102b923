import { useEffect, useState } from "react";
import { useAccount } from "../../blocks/account.ts";
import { Begun } from "./Begun.tsx";
import { Ordered } from "./Ordered.tsx";
import { type GiftsHere, useGiftCardsPort } from "./port.ts";

/** What of gift cards lies on this device: a purchase to be finished, and the cards that were ordered; nothing in the first paint. */
export function Here() {
  const { readHere } = useGiftCardsPort();
  const { user } = useAccount();
  const [here, setHere] = useState<GiftsHere>();
  useEffect(() => {
    let isShown = true;
    // What can't be fetched now is no loss: it stays where it is.
    readHere().then(
      (found) => isShown && setHere(found),
      () => {},
    );
    return () => void (isShown = false);
  }, [readHere, user]);
  if (here === undefined) return null;
  return (
    <>
      {here.begun && <Begun {...here.begun} />}
      {here.ordered.length > 0 && <Ordered keys={here.ordered} />}
    </>
  );
}
