import {
  PROPOSAL_STATES,
  STAFF_ACTS,
  WORK_QUEUES,
  type QueueStanding,
  type ReviewedListingDetail,
  type ShownProposal,
  type StaffWithdrawal,
  type WaitingListing,
} from '@diandu/core/admin'
import { INSPECTED_FIGURES, LISTING_STATUSES } from '@diandu/core/catalog'
import { LOCALES } from '@diandu/core/messages'
import { SELL_FIELD_NAMES } from '@diandu/core/selling'
import { BANKS, WITHDRAW_STATUSES } from '@diandu/core/wallet'
import * as v from 'valibot'
import { shopId } from '../schemas/catalog.schemas.ts'
import { count, fen, instant, keysOf, nothingIn, nothingOut, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

const withdrawStatus = v.picklist(WITHDRAW_STATUSES.statuses)

export const getToday = adminCall({
  method: 'GET',
  path: 'today',
  summary: 'What waits, how long, and what is late',
  act: 'see-today',
  input: nothingIn,
  output: v.array(
    v.object({
      queue: v.picklist(keysOf(WORK_QUEUES)),
      waiting: count,
      oldestSince: v.nullable(instant),
      late: count,
    }),
  ) satisfies v.GenericSchema<unknown, QueueStanding[]>,
})

const sellField = v.picklist(keysOf(SELL_FIELD_NAMES))

const waitingListing = {
  id: shopId,
  revision: count,
  sellerName: stored,
  title: stored,
  platform: count,
  priceFen: fen,
  status: v.picklist(keysOf(LISTING_STATUSES)),
  marked: v.array(sellField),
  waitingSince: instant,
}

const at = { at: instant, by: stored, words: stored }

export const listWaitingListings = adminCall({
  method: 'GET',
  path: 'listings',
  summary: 'Listings that wait for a reviewer, the longest waiting first',
  act: 'see-listings',
  input: nothingIn,
  output: v.array(v.object(waitingListing)) satisfies v.GenericSchema<unknown, WaitingListing[]>,
})

export const getReviewedListing = adminCall({
  method: 'GET',
  path: 'listings/one',
  summary: 'Everything that a listing says, its photos, its seller and its history',
  act: 'see-listings',
  input: v.strictObject({ id: shopId, locale: v.picklist(LOCALES) }),
  output: v.object({
    ...waitingListing,
    wanted: v.nullable(v.object({ field: sellField, words: stored })),
    description: stored,
    contact: v.nullable(v.object({ name: stored, mobile: stored })),
    stated: v.array(v.object({ label: stored, value: stored, source: stored })),
    photos: v.array(v.string()),
    unmet: v.array(stored),
    unconfirmed: v.array(v.picklist(INSPECTED_FIGURES)),
    history: v.array(v.object({ ...at, what: stored })),
  }) satisfies v.GenericSchema<unknown, ReviewedListingDetail>,
  example: { id: 'shop-1', locale: 'zh-CN' },
})

export const decideListing = adminCall({
  method: 'POST',
  path: 'listings/decide',
  summary: 'Accepts a listing, refuses it, or asks its seller for something',
  act: 'review-listing',
  input: v.strictObject({
    id: shopId,
    revision: count,
    verdict: v.variant('kind', [
      v.strictObject({ kind: v.literal('accept') }),
      v.strictObject({ kind: v.literal('refuse'), words: reason }),
      v.strictObject({ kind: v.literal('ask'), field: sellField, words: reason }),
    ]),
  }),
  output: nothingOut,
  example: { id: 'shop-1', revision: 1, verdict: { kind: 'refuse', words: '请补充近三个月的营业额截图' } },
})

const withdrawal = v.object({
  id: plainId,
  username: stored,
  amountFen: fen,
  status: withdrawStatus,
  card: v.object({ bank: v.picklist(BANKS.map(({ code }) => code)), lastFour: stored }),
  askedAt: instant,
  steps: v.array(v.object({ status: withdrawStatus, at: instant, by: stored, why: stored })),
}) satisfies v.GenericSchema<unknown, StaffWithdrawal>

export const listWaitingWithdrawals = adminCall({
  method: 'GET',
  path: 'withdrawals',
  summary: 'Withdrawals that wait, the longest waiting first',
  act: 'see-money',
  input: nothingIn,
  output: v.array(withdrawal),
})

export const getStaffWithdrawal = adminCall({
  method: 'GET',
  path: 'withdrawals/one',
  summary: 'One withdrawal with its steps',
  act: 'see-money',
  input: v.strictObject({ id: plainId }),
  output: withdrawal,
  example: { id: 'w1' },
})

export const getCardNumber = adminCall({
  method: 'POST',
  path: 'withdrawals/card',
  summary: 'The whole number of the card that a withdrawal goes to; the look is logged',
  act: 'see-card-number',
  input: v.strictObject({ id: plainId, reason }),
  output: v.object({ holder: stored, number: stored }),
  example: { id: 'w1', reason: '今天打款' },
})

export const moveWithdrawal = adminCall({
  method: 'POST',
  path: 'withdrawals/move',
  summary: 'Moves a withdrawal along its map; a large one goes to a second person',
  act: 'move-withdrawal',
  input: v.strictObject({ id: plainId, to: withdrawStatus, reason }),
  output: withdrawal,
  example: { id: 'w1', to: 'processing', reason: '已核对' },
})

export const approveWithdrawal = adminCall({
  method: 'POST',
  path: 'withdrawals/approve',
  summary: 'Approves a large withdrawal, or does not; never by who submitted it',
  act: 'approve-withdrawal',
  input: v.strictObject({ id: plainId, isApproved: v.boolean(), reason }),
  output: withdrawal,
  example: { id: 'w1', isApproved: true, reason: '流水与身份一致' },
})

export const listWaitingProposals = adminCall({
  method: 'GET',
  path: 'proposals',
  summary: 'What waits for a second person, the longest waiting first',
  act: 'see-proposals',
  input: v.strictObject({ locale: v.picklist(LOCALES) }),
  output: v.array(
    v.object({
      id: plainId,
      act: v.picklist(keysOf(STAFF_ACTS)),
      makerName: stored,
      isOwn: v.boolean(),
      madeAt: instant,
      reason: stored,
      state: v.picklist(keysOf(PROPOSAL_STATES)),
      changes: v.array(v.object({ what: stored, before: stored, after: stored })),
    }),
  ) satisfies v.GenericSchema<unknown, ShownProposal[]>,
  example: { locale: 'zh-CN' },
})

export const decideProposal = adminCall({
  method: 'POST',
  path: 'proposals/decide',
  summary: 'Approves or declines what another account proposed, or withdraws one’s own',
  act: 'decide-proposals',
  input: v.strictObject({ id: plainId, verdict: v.picklist(['approved', 'declined', 'withdrawn']), reason }),
  output: nothingOut,
  example: { id: 'p1', verdict: 'approved', reason: '与申请一致' },
})
