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
  getProfile,
  getAccountDeletion,
  getFavoriteFirms,
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
  editProfile,
  uploadAvatar: { prepare: uploadAvatar },
  changePassword: { prepare: changePassword },
  requestAccountDeletion: { prepare: requestAccountDeletion },
  cancelAccountDeletion,
  addFavoriteFirm,
  removeFavoriteFirm,
};
