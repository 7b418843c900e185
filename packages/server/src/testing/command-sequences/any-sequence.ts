import type { SupportingDocumentKind } from '@diandu/core/contracts'
import type { OrderEvent } from '@diandu/core/orders'
import fc from 'fast-check'
import { anyStep, type Step } from './any-step.ts'
import type { SequenceDocument } from './sequence-signing.ts'

const claim: Step = { act: 'claim', who: 'ann', offer: 'some-off' }
const place: Step = { act: 'place', buyer: 'ann', shop: 's1', plan: 'full', coupon: null, at: 'own price' }
const withCoupon: Step = { ...place, coupon: 0 }
const pay: Step = { act: 'pay', order: 0 }

/** From the payment to the hand-over, and on to one of its ends. */
const handedOverAnd = (last: OrderEvent): readonly Step[] =>
  (
    [
      ['seller.signed', 'seller'],
      ['all.signed', 'buyer'],
      ['shop.handed-over', 'seller'],
      [last, 'buyer'],
    ] as const
  ).map(([event, by]): Step => ({ act: 'try', order: 0, event, by }))

/** Bought, with a coupon, and completed; or reported instead. */
export const COMPLETED: readonly Step[] = [claim, withCoupon, pay, ...handedOverAnd('bill.confirmed')]
export const REPORTED: readonly Step[] = [claim, withCoupon, pay, ...handedOverAnd('mismatch.reported')]

const toContract = (buyer: string, shop: string): readonly Step[] => [
  { ...place, buyer, shop },
  pay,
  { act: 'open contract', order: 0 },
]
const of = (party: 'seller' | 'buyer') => ({ contract: 0, party }) as const
const proven = (party: 'seller' | 'buyer'): Step => ({ act: 'prove', ...of(party) })
const signed = (party: 'seller' | 'buyer'): Step => ({ act: 'sign', hasRead: true, ...of(party) })
const handsIn = (
  party: 'seller' | 'buyer',
  kind: SupportingDocumentKind,
  paper: SequenceDocument = 'paper a',
): Step => ({
  act: 'hand in',
  kind,
  paper,
  ...of(party),
})
const review = (party: 'seller' | 'buyer', kind: SupportingDocumentKind, refusedFor: string | null): Step => ({
  act: 'say of paper',
  kind,
  refusedFor,
  ...of(party),
})

/**
 * A company buys: its deadline is paused from here on. And a shop that another owns, whose consent the platform has
 * refused.
 */
export const HELD: readonly Step[] = [
  ...toContract('bo', 's1'),
  proven('seller'),
  signed('seller'),
  proven('buyer'),
  { act: 'wait', hours: 25 },
  handsIn('buyer', 'equity'),
]
export const REFUSED_LEAVE: readonly Step[] = [
  ...toContract('ann', 's2'),
  proven('seller'),
  handsIn('seller', 'consent'),
  review('seller', 'consent', '看不清'),
]
/** Their buyer has given up before they showed anything. */
export const GIVEN_UP: readonly Step[] = [
  ...toContract('bo', 's1'),
  proven('seller'),
  signed('seller'),
  { act: 'try', order: 0, event: 'buyer.gave-up', by: 'buyer' },
]
/** From the fourth on a refusal costs the buyer's own time. */
export const REFUSED_THRICE: readonly Step[] = [
  ...HELD,
  ...(['paper b', 'paper c', 'paper a'] as const).flatMap((paper) => [
    review('buyer', 'equity', '看不清'),
    { act: 'wait', hours: 12 } as const,
    handsIn('buyer', 'equity', paper),
    { act: 'wait', hours: 12 } as const,
  ]),
]
/** Signed by both upon accepted documents. */
export const SIGNED: readonly Step[] = [...HELD, review('buyer', 'equity', null), signed('buyer')]

const recharge: Step = { act: 'recharge', who: 'ann', channel: 'wy', amountFen: 1_000_00 }
const atCashier: Step = { act: 'cashier', recharge: 0 }
const notice = (says: 'closed' | 'paid'): Step => ({ act: 'notice', recharge: 0, says, isForged: false })

/**
 * How a sequence may begin. What lies after many steps that all have to fit is met by chance too seldom; from here on
 * everything is left to chance.
 */
const OPENINGS: readonly (readonly Step[])[] = [
  [],
  [claim, withCoupon],
  [claim, withCoupon, pay],
  [{ ...claim, offer: 'all-off' }, { ...withCoupon, plan: 'deposit' }, pay],
  COMPLETED,
  [...COMPLETED, { act: 'invoice', orders: [0], moreFen: 0 }, { act: 'move invoice', invoice: 0, status: 'refused' }],
  [place, pay, ...handedOverAnd('bill.confirmed')],
  REPORTED,
  toContract('ann', 's1'),
  [...toContract('cy', 's3'), proven('seller'), handsIn('seller', 'equity'), proven('buyer')],
  REFUSED_LEAVE,
  HELD,
  GIVEN_UP,
  REFUSED_THRICE,
  SIGNED,
  [
    { act: 'cut price', buyer: 'ann', shop: 's1', percent: 80 },
    { act: 'answer', offer: 0, side: 'seller', answer: 'accept', percent: 80, isMistaken: false },
    place,
  ],
  [recharge, atCashier],
  [recharge, atCashier, { act: 'review recharge', recharge: 0, status: 'failed', by: 'kim', reference: '' }],
  [recharge, notice('closed'), notice('paid')],
  [recharge, notice('paid'), notice('paid')],
  [
    { act: 'transfer', who: 'ann', amountFen: 1_000_00, receipt: 'receipt 1' },
    { act: 'review recharge', recharge: 0, status: 'reviewing', by: 'kim', reference: '' },
  ],
  [
    { act: 'withdraw', who: 'ann', amountFen: 1_00 },
    { act: 'review', withdrawal: 0, status: 'processing', by: 'kim' },
  ],
  [
    place,
    { act: 'pay at', order: 0, channel: 'wy', receipt: '' },
    atCashier,
    { act: 'channel', recharge: 0, does: 'paid' },
  ],
  [
    { ...place, plan: 'deposit' },
    { act: 'pay', order: 0 },
    { act: 'pay at', order: 0, channel: 'transfer', receipt: 'receipt 1' },
    { act: 'wait', hours: 24 * 9 },
  ],
  [claim, withCoupon, { act: 'pay at', order: 0, channel: 'zs', receipt: '' }, atCashier],
]

/** A beginning, and then anything. */
export const anySequence = (length: {
  readonly minLength: number
  readonly maxLength: number
}): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(fc.constantFrom(...OPENINGS), fc.array(anyStep, { ...length, size: 'max' }))
    .map(([opening, steps]) => [...opening, ...steps])
