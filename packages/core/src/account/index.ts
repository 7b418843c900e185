export { checkAddress, type Address, type AddressDraft, type AddressField, type AddressId } from './address.ts'
export type { AccountSafety, ClosingObstacle } from './account-safety.ts'
export type { Addresses, PlacedAddress } from './addresses.ports.ts'
export { defaultAddress, dropAddress, keepAddress, MAX_ADDRESSES, type AddressBook } from './address-book.ts'
export {
  decideAddress,
  decideRemoval,
  findAddress,
  placedAddress,
  type DecidedAddress,
} from './decisions/decide-address.ts'
export { credentialMessage, validateCredentialHold } from './decisions/credential-hold.ts'
export { closingObstacles, decideClosing, LISTINGS_THAT_STAY, type ClosingFacts } from './decisions/decide-closing.ts'
export {
  changeOpen,
  decidePhoneChange,
  decidePhoneRequest,
  mobileTaken,
  proofSpent,
  shownPhoneChange,
} from './decisions/decide-phone-change.ts'
export { decideCodeLogin, newcomerName } from './decisions/decide-code-login.ts'
export { decideFaceCheck, decideFaceChecked, noFaceCheck } from './decisions/decide-face-check.ts'
export { decideProfileChange, nameTaken, type ProfileChange } from './decisions/decide-profile.ts'
export { decideProposal } from './decisions/decide-proposal.ts'
export { decideRegistration, takenAlready } from './decisions/decide-registration.ts'
export {
  decideVerification,
  decideVerificationReview,
  documentsSettled,
  photosOf,
  reviewSettled,
  type VerificationVerdict,
} from './decisions/decide-verification.ts'
export type { Favourites } from './favourites.ports.ts'
export { FIELD_PROBLEMS, fieldRefusal, type Checked, type FieldProblem, type Problem } from './field-problem.ts'
export {
  earlierIdentity,
  knownIdentity,
  shownIdentity,
  type KnownIdentity,
  type ShownIdentity,
  type VerifiedAs,
} from './identity/known-identity.ts'
export {
  proofAlreadyAsked,
  proofNotOffered,
  tooManyProofs,
  unbegunVisit,
  visitRefusal,
  type IdentityPage,
} from './identity/identity-page.ts'
export { isOfAge } from './verification/is-of-age.ts'
export type { PasswordChange, PasswordReset, Passwords } from './passwords.ports.ts'
export {
  mayMovePhoneChange,
  PHONE_CHANGE_STATUSES,
  toPhoneChangeStatus,
  type PhoneChangeStatus,
} from './phone-change-status.ts'
export {
  checkPhoneChange,
  mayRequestPhoneChange,
  phoneChangeDueAt,
  reviewPhoneChange,
  type PhoneChange,
  type PhoneChangeDraft,
  type PhoneChangeField,
  type PhoneChangeId,
  type PhoneChangeReview,
} from './phone-change.ts'
export type { PhoneChanges, PhoneProof, ProvenPhoneChange } from './phone-changes.ports.ts'
export type { Profile } from './profile.ts'
export type { Profiles } from './profiles.ports.ts'
export { decideFeedback, FEEDBACK_STATES, MAX_FEEDBACK_ANSWER, type FeedbackState } from './feedback.ts'
export { checkProposal, MAX_PROPOSAL_PHOTOS, type Proposal } from './proposal.ts'
export type { Proposals } from './proposals.ports.ts'
export { isRegion, regionNames, type Area, type Region } from './region.ts'
export type { PictureFile, PictureId, UploadedPicture, Uploads } from './uploads.ports.ts'
export { checkUsername } from './username.ts'
export {
  checkFaceVerification,
  type AwaitedFace,
  type FaceField,
  type FacePerson,
  type FaceVerification,
} from './verification/face-verification.ts'
export {
  shownDocuments,
  type VerificationEvidence,
  type VerificationRecord,
} from './verification/verification-record.ts'
export {
  mayMoveVerification,
  maySubmitVerification,
  toVerificationStatus,
  VERIFICATION_STATUSES,
  type VerificationStatus,
} from './verification/verification-status.ts'
export {
  checkCompanyVerification,
  checkPersonVerification,
  PERSON_PROOFS,
  type CompanyField,
  type CompanyVerification,
  type PersonField,
  type PersonProof,
  type PersonVerification,
  type VerificationDocuments,
} from './verification/verification.ts'
export type { RegisteredCompany, Verifications } from './verification/verifications.ports.ts'
