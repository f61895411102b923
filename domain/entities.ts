import type { components, operations } from "../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** The entities of the contract under the names that the app calls them by. */
export type AccountDeletion = Schemas["AccountDeletion"];
export type AvailableTimes = Schemas["AvailableTimes"];
export type Bill = Schemas["Bill"];
export type BlockedSlot = Schemas["BlockedSlot"];
export type Cashbacks = Schemas["Cashbacks"];
export type Category = Schemas["Category"];
export type City = Schemas["City"];
export type Complaint = Schemas["Complaint"];
export type Contest = Schemas["Contest"];
export type CurrentUser = Schemas["CurrentUser"];
export type Day = Schemas["Day"];
export type Discount = Schemas["Discount"];
export type ExpectedBill = Schemas["ExpectedBill"];
export type CreateGiftCard = Schemas["CreateGiftCard"];
export type CreateReview = Schemas["CreateReview"];
export type CreatedGiftCard = Schemas["CreatedGiftCard"];
export type Firm = Schemas["Firm"];
export type FirmCard = Schemas["FirmCard"];
export type FirmServices = Schemas["FirmServices"];
export type GiftCard = Schemas["GiftCard"];
export type GiftCardConfigs = Schemas["GiftCardConfigs"];
export type Configs = Schemas["Configs"];
export type FoundFirm = Schemas["FoundFirm"];
export type ComparedFirm = Schemas["ComparedFirm"];
export type ComparedFirms = Schemas["ComparedFirms"];
export type FirmLocation = Schemas["FirmLocation"];
export type FoundFirms = Schemas["FoundFirms"];
export type Grade = Schemas["Grade"];
export type HistoryEntry = Schemas["HistoryEntry"];
export type Home = Schemas["Home"];
export type HomeReview = Schemas["HomeReview"];
export type Master = Schemas["Master"];
export type IfCancelled = Schemas["IfCancelled"];
export type MenuTab = Schemas["MenuTab"];
export type MultiLink = Schemas["MultiLink"];
export type OpenState = Schemas["OpenState"];
export type SpecialHours = Schemas["SpecialHours"];
export type CardBinding = Schemas["CardBinding"];
export type CardSaving = Schemas["CardSaving"];
export type Payment = Schemas["Payment"];
export type PaymentCard = Schemas["PaymentCard"];
export type PaymentCards = Schemas["PaymentCards"];
export type PaymentLink = Schemas["PaymentLink"];
export type PaymentOption = Schemas["PaymentOption"];
export type PaymentReceipt = Schemas["PaymentReceipt"];
export type PaymentRecord = Schemas["PaymentRecord"];
export type PickedBecause = Schemas["PickedBecause"];
export type Picture = Schemas["Picture"];
export type Plan = Schemas["Plan"];
export type Portfolio = Schemas["Portfolio"];
export type Prepayment = Schemas["Prepayment"];
export type Preview = Schemas["Preview"];
export type Profile = Schemas["Profile"];
export type Raffle = Schemas["Raffle"];
export type Purpose = Schemas["Purpose"];
export type Refund = Schemas["Refund"];
export type ReceivedGiftCard = Schemas["ReceivedGiftCard"];
export type Reservation = Schemas["Reservation"];
export type Certificate = Schemas["Certificate"];
export type ReservationParams = Schemas["ReservationParams"];
export type ReservationTimes = Schemas["ReservationTimes"];
export type Review = Schemas["Review"];
export type ReviewPhoto = Schemas["ReviewPhoto"];
export type Reviewability = Schemas["Reviewability"];
export type Reviews = Schemas["Reviews"];
export type Service = Schemas["Service"];
export type ServiceAllocation = Schemas["ServiceAllocation"];
export type SignedIn = Schemas["SignedIn"];
export type Slot = Schemas["Slot"];
export type SmsDelivery = Schemas["SmsDelivery"];
export type Personalization = Schemas["Personalization"];
export type Survey = Schemas["Survey"];
export type SurveyAnswers = Schemas["SurveyAnswers"];
export type SurveyQuestion = Schemas["SurveyQuestion"];
export type Tokens = Schemas["Tokens"];
export type Unlock = Schemas["Unlock"];
export type ValidatedCode = Schemas["ValidatedCode"];
export type VisitReview = Schemas["VisitReview"];
export type WaitlistRequest = Schemas["WaitlistRequest"];
export type Work = Schemas["Work"];

/** A condition of a search that it can be without. */
export type SearchCondition = Schemas["SearchCondition"];

/** What the firms of the home page have to meet, and the survey that they are ordered by; what is absent is no condition. */
export type HomeConditions = Omit<NonNullable<operations["getHome"]["parameters"]["query"]>, "city">;

/** What firms of a city are searched by; what is absent is no condition. */
export type SearchConditions = Omit<NonNullable<operations["getFilterOptions"]["parameters"]["query"]>, "city">;
