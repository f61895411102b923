import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { createClient } from "../../../src/api/client.ts";
import { LiveTimesProvider, useLiveTimes } from "../../../src/queries/live-times.ts";
import { getExpressService } from "../../../src/queries/salon.ts";
import { SourceProvider } from "../../../src/queries/source.ts";
import { base, nowhere, visitor } from "../../api/calls.ts";

test("the times of an express service are read again when others have taken some, and only theirs", async () => {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(new URL(request.url).pathname.replace(/^.*firms/, ""));
    return Response.json({ services: [] });
  };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const source = { client, backgroundClient: client, language: "ru" as const, city: undefined };
  let tellChange = () => {};
  const live = {
    backgroundClient: client,
    listen: (firmId: number, notice: () => void) => {
      if (firmId === 1) tellChange = notice;
      return () => {};
    },
  };
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SourceProvider value={source}>
        <LiveTimesProvider value={live}>{children}</LiveTimesProvider>
      </SourceProvider>
    </QueryClientProvider>
  );
  renderHook(
    () => {
      useLiveTimes({ firmId: 1, date: undefined });
      useQuery(getExpressService(source, { firmId: 1, serviceId: 1 }));
      useQuery(getExpressService(source, { firmId: 2, serviceId: 1 }));
    },
    { wrapper },
  );
  await waitFor(() => expect(asked.toSorted()).toEqual(["/1/express/1", "/2/express/1"]));
  act(() => tellChange());
  await waitFor(() => expect(asked.slice(2)).toEqual(["/1/express/1"]));
});
