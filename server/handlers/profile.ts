import type { Mutations, Reads } from "../contract/handler.ts";
import { getCashbacks } from "../services/cashback/cashbacks.ts";
import { getPaymentHistory, getPaymentRecord } from "../services/payments/history.ts";
import {
  cancelAccountDeletion,
  getAccountDeletion,
  requestAccountDeletion,
} from "../services/profile/account-deletion.ts";
import { changePassword } from "../services/profile/change-password.ts";
import { addFavoriteFirm, getFavoriteFirms, removeFavoriteFirm } from "../services/profile/favorites.ts";
import { editProfile, getProfile } from "../services/profile/profile.ts";
import { uploadAvatar } from "../services/profile/upload-avatar.ts";

type ProfileRead =
  | "getProfile"
  | "getAccountDeletion"
  | "getFavoriteFirms"
  | "getCashbacks"
  | "getPaymentHistory"
  | "getPaymentRecord";

export const profileReads: Pick<Reads, ProfileRead> = {
  getProfile: ({ currentUser }, dependencies) => getProfile(currentUser, dependencies),
  getAccountDeletion: ({ currentUser, now }, dependencies) => getAccountDeletion({ currentUser, now }, dependencies),
  getFavoriteFirms: ({ currentUser, language, now }, dependencies) =>
    getFavoriteFirms({ currentUser, language, now }, dependencies),
  getCashbacks: ({ query, currentUser, language }, { pool }) => getCashbacks({ ...query, currentUser, language }, pool),
  getPaymentHistory: ({ query, currentUser, language }, { pool }) =>
    getPaymentHistory({ ...query, currentUser, language }, pool),
  getPaymentRecord: ({ params: { paymentId }, currentUser, language }, { pool }) =>
    getPaymentRecord({ paymentId, currentUser, language }, pool),
};

type ProfileMutation =
  | "editProfile"
  | "uploadAvatar"
  | "changePassword"
  | "requestAccountDeletion"
  | "cancelAccountDeletion"
  | "addFavoriteFirm"
  | "removeFavoriteFirm";

export const profileMutations: Pick<Mutations, ProfileMutation> = {
  editProfile: ({ body, currentUser }, _dependencies, transaction) =>
    editProfile({ ...body, currentUser }, transaction),
  uploadAvatar: { readFirst: ({ body, currentUser }) => uploadAvatar({ ...body, currentUser }) },
  changePassword: {
    readFirst: ({ body, currentUser, address, now }, dependencies) =>
      changePassword({ ...body, currentUser, address, now }, dependencies),
  },
  requestAccountDeletion: {
    readFirst: ({ body, currentUser, address, now }, dependencies) =>
      requestAccountDeletion({ ...body, currentUser, address, now }, dependencies),
  },
  cancelAccountDeletion: ({ currentUser, now }, _dependencies, transaction) =>
    cancelAccountDeletion({ currentUser, now }, transaction),
  addFavoriteFirm: ({ params: { firmId }, currentUser, now }, _dependencies, transaction) =>
    addFavoriteFirm({ firmId, currentUser, now }, transaction),
  removeFavoriteFirm: ({ params: { firmId }, currentUser }, _dependencies, transaction) =>
    removeFavoriteFirm({ firmId, currentUser }, transaction),
};
