import { useQuery } from "@tanstack/react-query";
import { typeset } from "../../format/typeset.ts";
import { getConfigs } from "../../queries/home.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { Notice } from "../../ui/Notice.tsx";

/** What the operator has everybody know; nothing where nothing is set. */
export function Announcement() {
  const { data } = useQuery(getConfigs(useBackgroundSource()));
  return data?.announcement && <Notice tone="honey">{typeset(data.announcement.text)}</Notice>;
}
