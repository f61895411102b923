import type { EventObject } from "xstate";
import { isMendedBy, isOutcomeUnknown, type Failure } from "../../../../domain/failure.ts";
import { isNone } from "../time-hold.ts";
import type { Course } from "./course.ts";
import { placeMending } from "./place.ts";

/** What follows of a call that came to nothing; answers the facts to be told of it. @param id the call's */
export function callFailed(course: Course, id: string, why: Failure): EventObject[] {
  switch (id) {
    case "allocateServices":
      if (isMendedBy(why, "changeService")) tell(course, why, "services");
      else course.allocationFailure = why;
      return [];
    case "checkTime":
    case "takeTime":
      course.wanted.isAddressed = false;
      if (!isOutcomeUnknown(why)) course.asked = null;
      tell(course, why, placeMending(why) ?? "time");
      return [];
    case "restoreHold":
      if (isNone(why)) return course.lose();
      if (course.at === "holding" && !course.isConfirmed) course.failure = why;
      return [];
    case "createReservation":
      return confirmationFailed(course, why);
    default:
      return [];
  }
}

/** What follows where a code is refused for a reason that no code mends. */
export function codeRefused(course: Course, why: Failure): EventObject[] {
  if (isMendedBy(why, "changeTime")) return course.lose(why);
  course.visitor.isRevised = true;
  tell(course, why, placeMending(why) ?? "contacts");
  return [];
}

function confirmationFailed(course: Course, why: Failure): EventObject[] {
  if (isMendedBy(why, "changeTime")) return course.lose(why);
  course.isConfirmed = isOutcomeUnknown(why);
  course.failure = why;
  if (course.isConfirmed || isMendedBy(why, "acceptPrice")) {
    course.doubt();
    return [];
  }
  const { visitor } = course;
  if (isMendedBy(why, "provePhone")) [visitor.proof, visitor.own] = [null, null];
  const place = placeMending(why) ?? "confirm";
  if (place === "contacts") visitor.isRevised = true;
  course.goBack(place);
  return [];
}

function tell(course: Course, why: Failure, place: Course["at"]): void {
  course.failure = why;
  course.goTo(place);
}
