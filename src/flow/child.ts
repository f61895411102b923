import type { AnyActorRef } from "xstate";

/** A selector of the child that was invoked under an id; undefined while there is none. */
export function childOf<Child extends AnyActorRef>(id: string) {
  const isChild = (child: AnyActorRef | undefined): child is Child => child?.id === id;
  return ({ children }: { children: Readonly<Record<string, AnyActorRef | undefined>> }): Child | undefined =>
    Object.values(children).find(isChild);
}
