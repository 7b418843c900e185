import {
  damagesPassedOnPosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  rechargePosting,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type Posting,
  type PostingKind,
} from '@diandu/core/wallet'

const HELD = { orderId: 'order', buyerId: 'buyer', sellerId: 'seller', paidFen: 1_000, couponFen: 100 }

/** Of each kind of posting the one that touches most: with a coupon, and with a debt of the seller. */
const WIDEST: Readonly<Record<PostingKind, Posting>> = {
  recharge: rechargePosting('buyer', 100, 'recharge'),
  'withdrawal-frozen': withdrawalFrozenPosting('seller', 100, 'withdrawal'),
  'withdrawal-paid': withdrawalPaidPosting('seller', 100, 'withdrawal'),
  'withdrawal-returned': withdrawalReturnedPosting('seller', 100, 'withdrawal'),
  'order-payment': orderPaymentPosting('buyer', 'order', 1_000, 100),
  'order-completion': orderCompletionPosting('seller', 'order', 900, 100, 50),
  'order-refund': orderRefundPosting(HELD),
  'order-damages': orderDamagesPosting(HELD, 500, 50),
  'damages-passed-on': damagesPassedOnPosting('earlier buyer', 'earlier order', 50),
}

interface Reach {
  readonly kind: string
  readonly accounts: readonly string[]
  readonly people: readonly string[]
}

/** Which accounts a posting touches, and whose they are. */
export const postingReach = (): readonly Reach[] =>
  Object.entries(WIDEST).map(([kind, { lines }]) => {
    const accounts = lines.map(({ account }) => account)
    const ofPeople = accounts.filter((account) => /^(available|frozen):/.test(account))
    return { kind, accounts, people: [...new Set(ofPeople.map((account) => account.split(':')[1] ?? ''))] }
  })
