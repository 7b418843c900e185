import { CASE_QUEUES, type CaseQueue } from '@diandu/core/admin'
import type { CaseWork } from './case-work.ts'
import { documentWork } from './works/document-work.ts'
import { identityWork } from './works/identity-work.ts'
import { invoiceWork } from './works/invoice-work.ts'
import { listingWork } from './works/listing-work.ts'
import { phoneWork } from './works/phone-work.ts'
import { rechargeWork } from './works/recharge-work.ts'
import { refundWork } from './works/refund-work.ts'
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
}

export const CASE_WORKS: readonly CaseWork[] = (Object.keys(CASE_QUEUES) as CaseQueue[]).map((queue) => WORKS[queue])
