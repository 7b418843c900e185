import type { Edge } from './order-edge.ts'

/**
 * Signatures, and what they begin. Either party signs first; under a version without a viewing the seller does, and the
 * buyer's signature alone begins the hand-over.
 */
export const SIGNING_EDGES = [
  // With the deposit paid signatures move nothing yet: the hand-over waits for the balance.
  {
    from: 'deposit-paid',
    event: 'seller.signed',
    to: 'deposit-paid',
    by: ['seller'],
    awaiting: null,
    when: 'in-time',
    money: 'none',
    only: ['viewing', 'seller-unsigned'],
    notes: ['sellerSignedAt'],
  },
  {
    from: 'deposit-paid',
    event: 'buyer.signed',
    to: 'deposit-paid',
    by: ['buyer'],
    awaiting: null,
    when: 'in-time',
    money: 'none',
    only: ['viewing', 'buyer-unsigned'],
    notes: ['buyerSignedAt'],
  },
  // The days of the buyer begin, who has not signed yet.
  {
    from: 'paid',
    event: 'seller.signed',
    to: 'paid',
    by: ['seller'],
    awaiting: 'seller-sign',
    when: 'any-time',
    money: 'none',
    only: ['buyer-unsigned'],
    notes: ['sellerSignedAt'],
  },
  // The buyer is first.
  {
    from: 'paid',
    event: 'buyer.signed',
    to: 'paid',
    by: ['buyer'],
    awaiting: 'seller-sign',
    when: 'any-time',
    money: 'none',
    only: ['viewing', 'buyer-unsigned'],
    notes: ['buyerSignedAt'],
  },
  // The contract is in force: the seller has seven days to hand over.
  {
    from: 'paid',
    event: 'all.signed',
    to: 'handing-over',
    by: ['buyer'],
    awaiting: 'sign',
    when: 'in-time',
    money: 'none',
    only: ['no-viewing'],
    notes: ['handOverBegunAt'],
  },
  {
    from: 'paid',
    event: 'all.signed',
    to: 'handing-over',
    by: ['buyer'],
    awaiting: 'sign',
    when: 'in-time',
    money: 'none',
    only: ['viewing', 'buyer-unsigned'],
    notes: ['buyerSignedAt', 'handOverBegunAt'],
  },
  {
    from: 'paid',
    event: 'all.signed',
    to: 'handing-over',
    by: ['seller'],
    awaiting: 'seller-sign',
    when: 'any-time',
    money: 'none',
    only: ['viewing', 'buyer-signed'],
    notes: ['sellerSignedAt', 'handOverBegunAt'],
  },
] as const satisfies readonly Edge[]
