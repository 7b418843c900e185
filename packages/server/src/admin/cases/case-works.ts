import { CASE_QUEUES, type CaseQueue } from '@diandu/core/admin'
import type { CaseWork } from './case-work.ts'
import { applicationWork } from './works/application-work.ts'
import { documentWork } from './works/document-work.ts'
import { feedbackWork } from './works/feedback-work.ts'
import { giftWork } from './works/gift-work.ts'
import { holdWork } from './works/hold-work.ts'
import { identityWork } from './works/identity-work.ts'
import { invoiceWork } from './works/invoice-work.ts'
import { listingWork } from './works/listing-work.ts'
import { phoneWork } from './works/phone-work.ts'
import { prizeWork } from './works/prize-work.ts'
import { questionWork } from './works/question-work.ts'
import { rechargeWork } from './works/recharge-work.ts'
import { refundWork } from './works/refund-work.ts'
import { reportWork } from './works/report-work.ts'
import { requestWork } from './works/request-work.ts'
import { reviewWork } from './works/review-work.ts'
import { serviceWork } from './works/service-work.ts'
import { withdrawalWork } from './works/withdrawal-work.ts'

/** One for each queue whose cases are decided here. */
const WORKS: Readonly<Record<CaseQueue, CaseWork>> = {
  listings: listingWork,
  identities: identityWork,
  phones: phoneWork,
  papers: documentWork,
  recharges: rechargeWork,
  withdrawals: withdrawalWork,
  invoices: invoiceWork,
  refunds: refundWork,
  reports: reportWork,
  holds: holdWork,
  requests: requestWork,
  reviews: reviewWork,
  questions: questionWork,
  applications: applicationWork,
  gifts: giftWork,
  prizes: prizeWork,
  services: serviceWork,
  feedback: feedbackWork,
}

export const CASE_WORKS: readonly CaseWork[] = (Object.keys(CASE_QUEUES) as CaseQueue[]).map((queue) => WORKS[queue])
