export { companyContent, companyOf, currentCompany } from './company-content.ts'
export { accountModule } from './account-module.ts'
export { readAddresses } from './address-store.ts'
export { closeLocked, leaveMarket, lockForClosing } from './close-account.ts'
export { readSafety } from './profile-store.ts'
export { AREAS } from './areas.ts'
export { findPhoneChange, listPhoneChanges, phoneChangesOf, type PhoneChangeRecord } from './phone-change-store.ts'
export { holdPictures, keepPictures, releasePictures, showPictures } from './pictures/picture-use-store.ts'
export { isReadablePicture } from './pictures/is-readable-picture.ts'
export { openPicture } from './pictures/open-picture.ts'
export { pictureDigest } from './pictures/picture-digest.ts'
export { signedPictureUrl } from './pictures/picture-url.ts'
export { decideStoredProposal, findProposal, listProposals, type ProposalRecord } from './proposal-store.ts'
export {
  identityOf,
  isKnownFromContract,
  keepKnownIdentity,
  verifiedAs,
  verifiedNames,
} from './verification/identity-store.ts'
export { reviewVerification } from './verification/review-verification.ts'
export { beginCredentialHold, checkCredentialHold } from './credential-hold.ts'
export { reviewLockedPhone, reviewPhone } from './review-phone.ts'
export { hasReadDocuments, othersWithSameNumber, othersWithSamePictures } from './verification/review-facts-store.ts'
export {
  findVerification,
  insertVerification,
  lastVerification,
  listVerifications,
  readVerificationDocuments,
  verificationsOf,
  type StoredVerification,
} from './verification/verification-store.ts'
