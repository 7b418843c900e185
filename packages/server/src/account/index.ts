export { accountModule } from './account-module.ts'
export { readAddresses } from './address-store.ts'
export { AREAS } from './areas.ts'
export { listPhoneChanges, phoneChangesOf } from './phone-change-store.ts'
export { holdPictures, keepPictures, releasePictures, showPictures } from './pictures/picture-use-store.ts'
export { isReadablePicture } from './pictures/is-readable-picture.ts'
export { openPicture } from './pictures/open-picture.ts'
export { pictureDigest } from './pictures/picture-digest.ts'
export { signedPictureUrl } from './pictures/picture-url.ts'
export { listProposals } from './proposal-store.ts'
export { identityOf, isKnownFromContract, keepKnownIdentity, verifiedNames } from './verification/identity-store.ts'
export { reviewVerification } from './verification/review-verification.ts'
export { reviewPhone } from './review-phone.ts'
export {
  findVerification,
  insertVerification,
  lastVerification,
  listVerifications,
  readVerificationDocuments,
} from './verification/verification-store.ts'
