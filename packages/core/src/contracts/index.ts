export { contractMessages } from './decisions/contract-messages.ts'
export {
  CONTRACT_STATUSES,
  mayMoveContract,
  ORDER_EVENTS,
  toContractStatus,
  type ContractStatus,
} from './contract-status.ts'
export {
  draftContract,
  expireContract,
  hasSigned,
  isLate,
  maySignNow,
  nextSigner,
  PARTIES,
  signBy,
  signContract,
  SIGNING_WAYS,
  voidContract,
  type Contract,
  type ContractDraft,
  type ContractFault,
  type ContractId,
  type Party,
  type Signature,
  type SigningWay,
} from './contract.ts'
export {
  DRAWING_FIELD,
  MAX_DRAWING_LENGTH,
  readDrawing,
  writeDrawing,
  type Drawing,
  type Point,
} from './drawn-signature.ts'
export type {
  AgreementRecord,
  Agreements,
  Contracts,
  ContractView,
  IdentityChecks,
  IdentityDocument,
  PdfPages,
  ProofAnswer,
  ProofAttempt,
  ProofBegun,
  Signatures,
  SigningAttempt,
  SigningLink,
  SigningLinks,
} from './contracts.ports.ts'
export {
  EVIDENCE_KINDS,
  isDigest,
  keepEvidence,
  missingEvidence,
  type Evidence,
  type EvidenceFault,
  type EvidenceId,
  type EvidenceKind,
  type Missing,
} from './evidence.ts'
export { isProof, isProven, openProofs, PROOFS, type Proof, type ProofField } from './proof.ts'
export {
  asOthersSee,
  submitDocument,
  decideDocument,
  signingPause,
  withDays,
  type HandInFault,
  type DocumentVerdict,
  type VerdictFault,
} from './document-review.ts'
export {
  asShown,
  hasDocumentsAccepted,
  hasProven,
  isAnotherCompany,
  isAnotherPerson,
  isLegalPerson,
  isUnderReview,
  validateSignatory,
  needsConsent,
  neededDocuments,
  ownerUnder,
  provesAs,
  withOwner,
  withProof,
  type Identity,
  type RegisteredOwner,
  type Signatory,
  type SignatoryFault,
} from './signatory.ts'
export { replaceDocument, type ReplacedDocument } from './replace-document.ts'
export {
  isReplaceable,
  MAX_REPLACED,
  SUPPORTING_DOCUMENT_KINDS,
  documentOf,
  type SupportingDocumentKind,
  type DocumentStanding,
  type SupportingDocument,
} from './supporting-document.ts'
export type { SigningContext, SigningEvent, SigningPorts } from './signing/signing-events.ts'
export { createSigningMachine, type SigningActor, type SigningSnapshot } from './signing/signing.machine.ts'
export {
  contractAt,
  contractShownTo,
  draftOfOrder,
  maskedNumber,
  ownerFrom,
  partyOf,
  UNKNOWN_OWNER,
  type ContractRecord,
  type DraftFacts,
  type SigningParty,
} from './contract-record.ts'
export { contractChanged, documentWaiting, noContract, signingRefusal } from './decisions/contract-refusal.ts'
export { agreementAddress, decideAgreement, ownAgreement } from './decisions/decide-agreement.ts'
export {
  decideConsent,
  noConsentPicture,
  validateConsent,
  type ConsentFacts,
  type OwnContract,
} from './decisions/decide-consent.ts'
export { decideLink, decideOpening, type LinkRecord, type OpenedLink } from './decisions/decide-link.ts'
export {
  codeRefusal,
  decideProof,
  decideProofPictures,
  decideProven,
  decideUnbegun,
  noProofPage,
  nothingOnRecord,
  noProofPicture,
  proofPictures,
  type DecidedProof,
  type FinishedProof,
  type GivenProof,
  type ProofPicture,
} from './decisions/decide-proof.ts'
export { decideReading, decideSigning, type DecidedSigning, type SigningFacts } from './decisions/decide-signing.ts'
export { IDENTITY_DOCUMENTS } from './identity-documents.ts'
