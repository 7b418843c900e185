export { CONTRACT_STATUSES, mayMoveContract, ORDER_EVENTS, toContractStatus, type ContractStatus } from './contract-status.ts'
export {
  draftContract,
  expireContract,
  hasSigned,
  isLate,
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
export { DRAWING_FIELD, MAX_DRAWING_LENGTH, readDrawing, writeDrawing, type Drawing, type Point } from './drawing.ts'
export type {
  Agreements,
  Contracts,
  ContractView,
  IdentityChecks,
  IdentityPaper,
  PaperPages,
  ProofAnswer,
  ProofAttempt,
  ProofBegun,
  ProofPage,
  Signatures,
  SigningAttempt,
  SigningLink,
  SigningLinks,
} from './contracts.ports.ts'
export { EVIDENCE_KINDS, isDigest, keepEvidence, missingEvidence, type Evidence, type EvidenceFault, type EvidenceId, type EvidenceKind, type Missing } from './evidence.ts'
export { isProof, isProven, openProofs, PROOFS, type Proof, type ProofField } from './proof.ts'
export { asOthersSee, handInPaper, judgePaper, signingPause, withDays, type HandInFault, type PaperVerdict, type VerdictFault } from './paper-review.ts'
export {
  asShown,
  hasPapersAccepted,
  hasProven,
  isAnotherCompany,
  isAnotherPerson,
  isLegalPerson,
  isUnderReview,
  judgeSignatory,
  needsConsent,
  neededPapers,
  ownerUnder,
  provesAs,
  withOwner,
  withProof,
  type Identity,
  type RegisteredOwner,
  type Signatory,
  type SignatoryFault,
} from './signatory.ts'
export { replacePaper, type ReplacedPaper } from './replace-paper.ts'
export { isReplaceable, MOST_REPLACED, PAPER_KINDS, paperOf, type PaperKind, type PaperStanding, type SigningPaper } from './signing-paper.ts'
export type { SigningContext, SigningEvent, SigningPorts } from './signing-events.ts'
export { createSigningMachine, type SigningActor, type SigningSnapshot } from './signing.machine.ts'
