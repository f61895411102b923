import type { Mutations, Reads } from "../contract/handler.ts";
import {
  cancelAccountDeletion,
  getAccountDeletion,
  requestAccountDeletion,
} from "../services/profile/account-deletion.ts";
import { changePassword } from "../services/profile/change-password.ts";
import { addFavoriteFirm, getFavoriteFirms, removeFavoriteFirm } from "../services/profile/favorites.ts";
import { editProfile, getProfile } from "../services/profile/profile.ts";
import { uploadAvatar } from "../services/profile/upload-avatar.ts";

export const profileReads: Pick<Reads, "getProfile" | "getAccountDeletion" | "getFavoriteFirms"> = {
  getProfile: ({ currentUser }, dependencies) => getProfile(currentUser, dependencies),
  getAccountDeletion: ({ currentUser, now }, dependencies) => getAccountDeletion({ currentUser, now }, dependencies),
  getFavoriteFirms: ({ currentUser, language, now }, dependencies) =>
    getFavoriteFirms({ currentUser, language, now }, dependencies),
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
