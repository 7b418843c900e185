export type { Approval } from './acts/act.ts'
export type {
  ConsoleEvent,
  ConsoleEvents,
  LogFilter,
  NewAuthenticator,
  OpenStaffSession,
  OwnCredentials,
  PasskeyAnswer,
  PasskeyDevice,
  PasskeyQuestion,
  ProposalDesk,
  ShownInvitation,
  ShownLogEntry,
  ShownProposal,
  StaffAccess,
  StaffAlert,
  StaffCredentials,
  StaffInvitation,
  StaffInvitations,
  StaffList,
  StaffLogs,
  StaffMember,
  StaffPasskey,
  StaffProof,
  StaffSelf,
  WorkDesk,
} from './admin.ports.ts'
export type {
  CaseBlock,
  CaseChange,
  CaseChoice,
  CaseDesk,
  CaseDetail,
  CaseRow,
  OpenDecision,
  RevealedCase,
  WaitingCase,
} from './case.ports.ts'
export {
  CASES_TO_CONFIRM,
  CLAIM_MS,
  MAX_DECISION_WORDS,
  MAX_CASES_AT_ONCE,
  type CaseDecision,
  type CaseDecisions,
  type CaseField,
} from './case-decision.ts'
export { CARRIERS, type Carrier } from './carriers.ts'
export {
  MAX_PARCEL_SHEET_BYTES,
  parcelSheet,
  readParcelRows,
  type ParcelLine,
  type ParcelPlan,
} from './cases/parcel-sheet.ts'
export { CASE_QUEUES, decisionOf, decisionsOf, letterOf, mayWorkOn, revealsOf, type CaseQueue } from './case-queues.ts'
export { ACCOUNT_KINDS, HELD_AGES, type AccountKind } from './money/account-kind.ts'
export {
  decidePayoutBatch,
  MAX_IN_BATCH,
  PAYOUT_LEAVES_MS,
  PAYOUT_OUTCOMES,
  PAYOUT_STATES,
  payoutCsv,
  payoutStateAt,
  type PayoutFileLine,
} from './money/payout-batch.ts'
export type { PayoutBatch, PayoutLine, StaffPayouts, WaitingPayout } from './money/payouts.ports.ts'
export {
  BANK_RECORDS,
  freeRecords,
  LINE_MATCHES,
  MATCH_GROUNDS,
  matchLines,
  NEAR_MS,
  recordsLeftOver,
  type BankRecord,
  type BankRecordName,
  type LineMatch,
  type MatchedLine,
} from './money/statements/match-lines.ts'
export type { StaffSheets } from './sheets.ports.ts'
export { leftOverCsv } from './money/statements/left-over-csv.ts'
export {
  MAX_STATEMENT_BYTES,
  readStatement,
  STATEMENT_FAULTS,
  type StatementFault,
  type StatementLine,
} from './money/statements/read-statement.ts'
export { STATEMENT_COLUMN_NAMES } from './money/statements/statement-columns.ts'
export type {
  BankStatement,
  MatchSum,
  OpenStatement,
  ShownBankRecord,
  ShownStatementLine,
  StaffStatements,
} from './money/statements/statements.ports.ts'
export { CLOSING_HINDRANCES, decideClosing, nextClosing, type ClosingFacts } from './money/month-closing.ts'
export type { ClosedMonth, MonthSum, MonthToClose, StaffClosings } from './money/closings.ports.ts'
export type { MoneyExport, StaffExports } from './money/exports.ports.ts'
export {
  EXPORT_FORMATS,
  EXPORT_MS,
  EXPORT_STATES,
  JOURNAL_COLUMNS,
  journalCsv,
  journalCsvHead,
  journalRows,
  MAX_IN_SHEET,
  type ExportFormat,
  type JournalColumn,
} from './money/journal-export.ts'
export type {
  AllBalances,
  HeldAge,
  HeldMoney,
  HeldOrderMoney,
  JournalEntry,
  JournalFilter,
  MoneyMonth,
  OpenDebts,
  StaffBooks,
} from './money/books.ports.ts'
export { CONTENT_KINDS, contentKind, EVERY_CONTENT_KIND, type ContentKind } from './content/content-kind.ts'
export { blankValue, blankVariant, FORM_INPUTS, type FormField, type FormInput } from './content/content-form.ts'
export {
  CONTENT_STATES,
  decideContentWithdrawal,
  decideDraft,
  decidePublishing,
  decideUnscheduling,
  placedFault,
  type ContentFault,
  type ContentStanding,
  type ContentState,
  type SeenDraft,
} from './content/content-version.ts'
export { jsonDiff } from './json-diff.ts'
export type { ContentCard, ContentDesk, ContentDocument, ContentName, ContentVersion } from './content/content.ports.ts'
export { decideMerge, MERGE_OBSTACLES, mergeObstacles, type MergeObstacle } from './records/account-merge.ts'
export { COIN_CORRECTION, COUPON_CORRECTION, decideCorrection } from './records/correction.ts'
export {
  ORDER_PARTS,
  PERSON_PARTS,
  SYSTEM_PARTS,
  type OrderPart,
  type PersonPart,
  type SystemPart,
} from './records/record-parts.ts'
export type {
  AccountStanding,
  CorrectionOutcome,
  FoundOrder,
  FoundPerson,
  FoundRecords,
  OrderHead,
  MergedAccount,
  PersonActs,
  PersonHead,
  ShownMerge,
  StaffCoupon,
  StaffOrders,
  StaffPeople,
} from './records/records.ports.ts'
export type { OwnerEntry, ShopOnRecord, ShopOwners, ShownShopOwner } from './records/owners.ports.ts'
export type { StaffSystem } from './records/system.ports.ts'
export {
  canSendAgain,
  UNSENT_STATES,
  type UnsentNotice,
  type UnsentNotices,
  type UnsentState,
} from './records/unsent-notice.ts'
export {
  approvalOf,
  isLook,
  isSensitive,
  approversOf,
  mayApprove,
  mayDo,
  needsReason,
  STAFF_ACTS,
  type StaffAct,
} from './staff-act.ts'
export {
  decideInvitation,
  decideNewPasskey,
  decideNewPassword,
  decideNewStaff,
  decidePasskeyRemoval,
  INVITATION_MS,
  isUnclaimed,
  PASSKEY_QUESTION_MS,
  RECOVERY_CODES,
  type NewPassword,
  type StaffCredential,
} from './staff-credentials.ts'
export { BREAK_GLASS, decideCommand, lacksStaffAdmins } from './command-rights.ts'
export { firstBrokenEntry, LOG_BEGINNING, logEntryText, type ChainedLogEntry, type StaffLogEntry } from './staff-log.ts'
export {
  decideStaffProposal,
  PROPOSAL_MS,
  PROPOSAL_STATES,
  proposalStateAt,
  type ProposalState,
  type ProposalVerdict,
  type StaffProposal,
} from './staff-proposal.ts'
export { EVERY_ROLE, STAFF_ROLES, type StaffRole } from './staff-role.ts'
export {
  decideStaffLogin,
  isProven,
  sessionState,
  STAFF_DORMANT_MS,
  STAFF_IDLE_MS,
  STAFF_PROOF_MS,
  STAFF_SESSION_MS,
  type SessionState,
  type StaffSession,
  type StaffStanding,
} from './staff-session.ts'
export { WORK_QUEUES, type QueueStanding, type WorkQueue } from './work-queue.ts'
export {
  DAY_FIGURES,
  FIGURE_DAYS,
  SYSTEM_ALERTS,
  type DayFigure,
  type DayFigureName,
  type OwnCase,
  type ReviewTime,
  type SystemAlert,
  type Today,
} from './today.ts'
