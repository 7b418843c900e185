/*
 * The numbers of states as they travel, written down once more from the specification: what looks at the product from
 * outside does not take them from the product.
 */

export const ORDER_ON_WIRE = {
  'awaiting-payment': 1,
  cancelled: 2,
  'deposit-paid': 3,
  paid: 4,
  'handing-over': 5,
  completed: 6,
  'refund-under-review': 7,
  'closed-with-damages': 8,
  refunded: 9,
} as const

export const WITHDRAWAL_ON_WIRE = { 'to-process': 0, failed: 4 } as const
