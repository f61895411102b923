import type { Master, Service } from "../../../domain/entities.ts";
import { addWish, type Wishes } from "../../../domain/wishes.ts";

/**
 * What an address chooses of the services that can be reserved here. It may ask for others too: here one person chooses; and for
 * a master who does not do it: then anybody does.
 */
export function wishesAt(asked: Wishes, offered: readonly Service[]): Wishes {
  return asked.reduce<Wishes>((all, { serviceId, masterId }) => {
    const service = offered.find(({ id }) => id === serviceId);
    if (service === undefined || service.reservationPhone !== undefined) return all;
    const canDo = masterId !== null && service.masterIds.includes(masterId);
    return addWish(all, { person: 1, serviceId }, canDo ? masterId : null);
  }, []);
}

/** Whether somebody has still to say who does it: where several can, and nobody was asked for. */
export function isMasterToBeChosen(wishes: Wishes, masters: readonly Master[] = []): boolean {
  const able = (serviceId: number) => masters.filter((one) => one.isOnline && one.serviceIds.includes(serviceId));
  return wishes.some(({ serviceId, masterId }) => masterId === null && able(serviceId).length !== 1);
}
