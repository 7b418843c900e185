import type { CaseDecision, CaseDecisions } from './case-decision.ts'
import { APPLICATION_DECISIONS } from './cases/application-decisions.ts'
import { DOCUMENT_DECISIONS } from './cases/document-decisions.ts'
import { FEEDBACK_DECISIONS } from './cases/feedback-decisions.ts'
import { HOLD_DECISIONS } from './cases/hold-decisions.ts'
import { IDENTITY_DECISIONS } from './cases/identity-decisions.ts'
import { INVOICE_DECISIONS } from './cases/invoice-decisions.ts'
import { LISTING_DECISIONS } from './cases/listing-decisions.ts'
import { GIFT_DECISIONS, PRIZE_DECISIONS } from './cases/parcel-decisions.ts'
import { PHONE_DECISIONS } from './cases/phone-decisions.ts'
import { QUESTION_DECISIONS } from './cases/question-decisions.ts'
import { RECHARGE_DECISIONS } from './cases/recharge-decisions.ts'
import { REFUND_DECISIONS } from './cases/refund-decisions.ts'
import { REPORT_DECISIONS } from './cases/report-decisions.ts'
import { REQUEST_DECISIONS } from './cases/request-decisions.ts'
import { REVIEW_DECISIONS } from './cases/review-decisions.ts'
import { SERVICE_DECISIONS } from './cases/service-decisions.ts'
import { WITHDRAWAL_DECISIONS } from './cases/withdrawal-decisions.ts'
import { mayDo, type StaffAct } from './staff-act.ts'
import type { StaffRole } from './staff-role.ts'

interface CaseQueueRow {
  readonly decisions: CaseDecisions
  /** Goes to the queue, after `g`. */
  readonly letter: string
  /** The act by which a sealed part of a case is looked at. */
  readonly reveals?: StaffAct
}

/** The queues whose cases are decided in the console, with what may be decided. */
export const CASE_QUEUES = {
  listings: { letter: 'l', decisions: LISTING_DECISIONS, reveals: 'review-listing' },
  identities: { letter: 'i', decisions: IDENTITY_DECISIONS, reveals: 'see-identity' },
  phones: { letter: 'n', decisions: PHONE_DECISIONS, reveals: 'see-identity' },
  papers: { letter: 'x', decisions: DOCUMENT_DECISIONS, reveals: 'see-identity' },
  recharges: { letter: 'r', decisions: RECHARGE_DECISIONS },
  withdrawals: { letter: 'w', decisions: WITHDRAWAL_DECISIONS, reveals: 'see-card-number' },
  invoices: { letter: 'F', decisions: INVOICE_DECISIONS },
  refunds: { letter: 'f', decisions: REFUND_DECISIONS },
  reports: { letter: 'j', decisions: REPORT_DECISIONS, reveals: 'see-reporter' },
  holds: { letter: 'h', decisions: HOLD_DECISIONS },
  requests: { letter: 'y', decisions: REQUEST_DECISIONS },
  reviews: { letter: 'e', decisions: REVIEW_DECISIONS },
  questions: { letter: 'q', decisions: QUESTION_DECISIONS },
  applications: { letter: 'a', decisions: APPLICATION_DECISIONS },
  gifts: { letter: 'g', decisions: GIFT_DECISIONS, reveals: 'see-address' },
  prizes: { letter: 'z', decisions: PRIZE_DECISIONS, reveals: 'see-address' },
  services: { letter: 'v', decisions: SERVICE_DECISIONS, reveals: 'see-contact' },
  feedback: { letter: 'k', decisions: FEEDBACK_DECISIONS, reveals: 'see-contact' },
} as const satisfies Readonly<Record<string, CaseQueueRow>>

export type CaseQueue = keyof typeof CASE_QUEUES

export const letterOf = (queue: CaseQueue): string => CASE_QUEUES[queue].letter
export const decisionsOf = (queue: CaseQueue): CaseDecisions => CASE_QUEUES[queue].decisions
export const decisionOf = (queue: CaseQueue, decision: string): CaseDecision | undefined => decisionsOf(queue)[decision]
export const revealsOf = (queue: CaseQueue): StaffAct | undefined => (CASE_QUEUES[queue] as CaseQueueRow).reveals

/** Whether a person of these roles works on the queue, and does not only look. */
export const mayWorkOn = (roles: readonly StaffRole[], queue: CaseQueue): boolean =>
  Object.values(decisionsOf(queue)).some(({ act }) => mayDo(roles, act))
