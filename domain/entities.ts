import type { components } from "../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** The entities of the contract under the names that the app calls them by. */
export type AccountDeletion = Schemas["AccountDeletion"];
export type AvailableTimes = Schemas["AvailableTimes"];
export type BlockedSlot = Schemas["BlockedSlot"];
export type Category = Schemas["Category"];
export type City = Schemas["City"];
export type CurrentUser = Schemas["CurrentUser"];
export type Day = Schemas["Day"];
export type Firm = Schemas["Firm"];
export type FirmCard = Schemas["FirmCard"];
export type FirmServices = Schemas["FirmServices"];
export type Home = Schemas["Home"];
export type Master = Schemas["Master"];
export type MenuTab = Schemas["MenuTab"];
export type MultiLink = Schemas["MultiLink"];
export type OpenState = Schemas["OpenState"];
export type SpecialHours = Schemas["SpecialHours"];
export type Picture = Schemas["Picture"];
export type Plan = Schemas["Plan"];
export type Preview = Schemas["Preview"];
export type Profile = Schemas["Profile"];
export type Purpose = Schemas["Purpose"];
export type Reservation = Schemas["Reservation"];
export type ReservationParams = Schemas["ReservationParams"];
export type ReservationTimes = Schemas["ReservationTimes"];
export type Review = Schemas["Review"];
export type Reviews = Schemas["Reviews"];
export type Service = Schemas["Service"];
export type ServiceAllocation = Schemas["ServiceAllocation"];
export type SignedIn = Schemas["SignedIn"];
export type Slot = Schemas["Slot"];
export type SmsDelivery = Schemas["SmsDelivery"];
export type Tokens = Schemas["Tokens"];
export type ValidatedCode = Schemas["ValidatedCode"];
