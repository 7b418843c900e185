import type { StaffAct } from '@diandu/core/admin'
import { RECHARGE_APPROVAL, WITHDRAW_APPROVAL } from '@diandu/core/wallet'
import { lockInvoice } from '../../bills/index.ts'
import type { Transaction } from '../../database/index.ts'
import { findUser, findUserByName } from '../../session/index.ts'
import { lockRecharge, lockWithdrawal } from '../../wallet/index.ts'
import type { Typed } from '../command-parameter.ts'

/** Of a command: its act, and the user whom it concerns where that is known. */
interface Concerned {
  readonly act: StaffAct
  readonly userId?: string | undefined
  /** Of what is moved, before it. */
  readonly before?: unknown
}

interface Moved {
  readonly userId: string
  readonly status: string
  readonly amountFen: number
}

const moved = (act: StaffAct, request: Moved | undefined): Concerned => ({
  act,
  ...(request === undefined
    ? {}
    : { userId: request.userId, before: { status: request.status, amountFen: request.amountFen } }),
})

/** Which act of core's table a command does. */
interface CommandRule {
  /** Of what kind its object is, which the command's word names. */
  readonly object: string
  /** The option that names the object, where that is no word. */
  readonly named?: string
  /** In the transaction of the command, before it. */
  readonly of: (typed: Typed, tx: Transaction) => Concerned | Promise<Concerned>
}

const always = (act: StaffAct, object: string, named?: string): CommandRule => ({
  object,
  ...(named === undefined ? {} : { named }),
  of: () => ({ act }),
})

/** Requests that await approval are a checker's, as in the console. */
const movedBy =
  (
    lock: (tx: Transaction, id: string) => Promise<Moved | undefined>,
    inApproval: string,
    acts: { readonly approves: StaffAct; readonly moves: StaffAct },
  ): CommandRule['of'] =>
  async ({ id = '' }, tx) => {
    const request = await lock(tx, id)
    return moved(request?.status === inApproval ? acts.approves : acts.moves, request)
  }

const RULES = {
  'recharge arrive': always('credit-user', 'account', 'account'),
  'recharge credit': {
    object: 'user',
    named: 'user',
    of: async ({ user = '' }, tx) => ({ act: 'credit-user', userId: (await findUserByName(tx, user))?.id }),
  },
  'recharges credit-late': {
    object: 'recharge',
    of: async ({ id = '', second }, tx) =>
      moved(second === undefined ? 'credit-late' : 'credit-late-large', await lockRecharge(tx, id)),
  },
  'recharges move': {
    object: 'recharge',
    of: movedBy(lockRecharge, RECHARGE_APPROVAL.inApproval, { approves: 'approve-recharge', moves: 'move-recharge' }),
  },
  'recharges show': always('see-money', 'recharge'),
  'withdrawals show': always('see-card-number', 'withdrawal'),
  'withdrawals move': {
    object: 'withdrawal',
    of: movedBy(lockWithdrawal, WITHDRAW_APPROVAL.inApproval, {
      approves: 'approve-withdrawal',
      moves: 'move-withdrawal',
    }),
  },
  'refunds move': always('decide-refund', 'order'),
  'reviews withdraw': always('decide-review', 'order'),
  'invoices move': {
    object: 'invoice',
    of: async ({ id = '', to = '' }, tx) => {
      const invoice = await lockInvoice(tx, id)
      const isInApproval = invoice?.status === 'in-approval' && to !== 'approval-withdrawn'
      return moved(isInApproval ? 'approve-invoice' : 'move-invoice', invoice)
    },
  },
  'coupons offer': always('publish-promise', 'coupon', 'title'),
  'gifts list': always('see-address', 'gifts'),
  'gifts send': always('send-parcels', 'gift'),
  'gifts return': always('send-parcels', 'gift'),
  'prizes list': always('see-address', 'prizes'),
  'prizes send': always('send-parcels', 'prize'),
  'phones agree': always('review-phone', 'phone'),
  'phones refuse': always('review-phone', 'phone'),
  'papers show': always('see-identity', 'verification'),
  'papers agree': always('review-identity', 'verification'),
  'papers refuse': always('review-identity', 'verification'),
  'sessions end': {
    object: 'user',
    of: async ({ user = '' }, tx) => ({
      act: 'end-sessions',
      userId: ((await findUser(tx, user)) ?? (await findUserByName(tx, user)))?.id,
    }),
  },
  'contracts show': always('see-identity', 'contract'),
  'contracts accept': always('review-document', 'document'),
  'contracts refuse': always('review-document', 'document'),
  'flows close': always('review-document', 'flow'),
  'owners show': always('see-owners', 'shop'),
  'owners set': always('change-owner', 'shop'),
  'owners clear': always('change-owner', 'shop'),
  'listings accept': always('review-listing', 'listing'),
  'listings inspect': always('review-listing', 'listing'),
  'listings confirm': always('review-listing', 'listing'),
  'listings request': always('review-listing', 'listing'),
  'listings refuse': always('review-listing', 'listing'),
  'reports decide': always('decide-report', 'report'),
  'holds release': { object: 'user', of: ({ user }) => ({ act: 'release-hold', userId: user }) },
  'articles publish': always('publish-content', 'article', 'file'),
  'articles withdraw': always('publish-content', 'article'),
  'questions answer': always('answer-question', 'question'),
  'questions refuse': always('answer-question', 'question'),
  'announcements publish': always('publish-content', 'announcement', 'title'),
  'announcements withdraw': always('publish-content', 'announcement'),
  'notices resend': always('resend-notice', 'notice'),
  'requests accept': always('review-request', 'request'),
  'requests refuse': always('review-request', 'request'),
  'campaigns check': always('see-content', 'campaign'),
  'applications accept': always('decide-application', 'application'),
  'applications refuse': always('decide-application', 'application'),
  'services show': always('see-contact', 'service'),
  'services take': always('work-services', 'service'),
  'services answer': always('work-services', 'service'),
  'services close': always('work-services', 'service'),
  'staff invite': always('invite-staff', 'staff'),
  'staff wake': always('wake-staff', 'staff'),
  'staff close': always('close-staff', 'staff'),
} as const satisfies Readonly<Record<string, CommandRule>>

/** Of a command that acts for people; undefined for one that is for machines, or only lists. */
export const ruleOf = (name: string): CommandRule | undefined =>
  Object.hasOwn(RULES, name) ? RULES[name as keyof typeof RULES] : undefined
