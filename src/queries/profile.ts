import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import type { Schemas } from "../api/client.ts";
import { queryKey } from "./keys.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** Who is signed in. */
export function getProfile(source: Source) {
  return queryOptions({
    queryKey: queryKey("getProfile", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/my/profiles", { params: { header: headersOf(source) }, signal }),
        "phone",
      ),
  });
}

/** What deleting the account would take away, and until when a request for it can be taken back. */
export function getAccountDeletion(source: Source) {
  return queryOptions({
    queryKey: queryKey("getAccountDeletion", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/common/requests/account-deletion", { params: { header: headersOf(source) }, signal }),
        "futureReservations",
      ),
  });
}

/** Changes the name; rejects with CallFailed, profileChanged among its codes. */
export function editProfile(source: Source, body: Schemas["EditProfile"], idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.PUT("/rest/clients-app/v1/my/profiles", {
      params: { header: mutationHeadersOf(source, idempotencyKey) },
      body,
    }),
    "phone",
  );
}

/** Sets the picture, base64 of a JPEG, PNG or WebP, or removes it; rejects with CallFailed. */
export function uploadAvatar(source: Source, image: string | null, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v1/my/profiles/avatar-upload", {
      params: { header: mutationHeadersOf(source, idempotencyKey) },
      body: { image },
    }),
    "phone",
  );
}

/** Changes the password; rejects with CallFailed, wrongCredentials and weakPassword among its codes. */
export function changePassword(source: Source, body: Schemas["ChangePassword"], idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v1/my/profiles/password-change", {
      params: { header: mutationHeadersOf(source, idempotencyKey) },
      body,
    }),
    "done",
  );
}

/** The firms that the client keeps, the latest first. */
export function getFavoriteFirms(source: Source) {
  return queryOptions({
    queryKey: queryKey("getFavoriteFirms", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/favorite-firms", { params: { header: headersOf(source) }, signal }),
        "firms",
      ),
  });
}

/** Keeps a firm among the favourites, or no longer; rejects with CallFailed. */
export function setFavoriteFirm(
  source: Source,
  { firmId, wanted }: { firmId: number; wanted: boolean },
  idempotencyKey: IdempotencyKey,
) {
  const path = "/rest/clients-app/v1/favorite-firms/{firmId}";
  const params = { header: mutationHeadersOf(source, idempotencyKey), path: { firmId } };
  return answer(wanted ? source.client.PUT(path, { params }) : source.client.DELETE(path, { params }), "isFavorite");
}
