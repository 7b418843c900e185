import { ORDER_CODES, ORDER_STATUSES, orderCode, type OrderGroup, type OrderStatus } from './life/order-status.ts'

/** The states of a tab, and the other sets that programs and queries ask about; each is named here and nowhere else. */
export type OrderSet = OrderGroup | keyof typeof STATUS_SETS

/** The buyer's money is in escrow: what the tab "open" shows. */
const HELD = inGroups('open')

const STATUS_SETS = {
  held: HELD,
  /** A party may still act on it. */
  'not-ended': [...inGroups('unpaid'), ...HELD],
  ended: inGroups('completed', 'closed'),
  /** Something was paid for it once, whatever became of the money since. */
  'paid-for': without('awaiting-payment', 'cancelled'),
  /** Something was paid for it, and it did not all go back. */
  'paid-and-kept': without('awaiting-payment', 'cancelled', 'refunded'),
  /** The first payment or the balance is due. */
  'payment-due': ['awaiting-payment', 'deposit-paid'],
  /** Its coupon is spent, or set aside for it; a cancelled or refunded order has given it back. */
  'coupon-in-use': without('cancelled', 'refunded'),
  /** Its contract can be signed; before the balance only under a version that says so. */
  'to-be-signed': ['deposit-paid', 'paid'],
  /** It awaits a reviewer's decision; until then neither party can act. */
  'under-review': ['refund-under-review'],
  /** The access to the shop is visible to its parties. */
  'access-visible': ['deposit-paid', 'paid', 'refund-under-review'],
  /** Its contract can no longer be signed. */
  'past-signing': ['completed', 'closed-with-damages', 'refunded'],
} as const satisfies Record<string, readonly OrderStatus[]>

export const statusesIn = (set: OrderSet): readonly OrderStatus[] =>
  set in STATUS_SETS ? STATUS_SETS[set as keyof typeof STATUS_SETS] : inGroups(set as OrderGroup)

export const isOrderIn = (set: OrderSet, status: OrderStatus): boolean => statusesIn(set).includes(status)

/** The same as the numbers that are in the database. */
export const orderCodesIn = (set: OrderSet): readonly number[] => statusesIn(set).map(orderCode)

/** Something was paid for it once, whatever became of the money since. What is no state counts as paid for. */
export const wasPaidFor = (status: OrderStatus): boolean => status !== 'awaiting-payment' && status !== 'cancelled'

function inGroups(...groups: readonly OrderGroup[]): readonly OrderStatus[] {
  return ORDER_CODES.statuses.filter((status) => groups.some((group) => group === ORDER_STATUSES[status].group))
}

function without(...left: readonly OrderStatus[]): readonly OrderStatus[] {
  return ORDER_CODES.statuses.filter((status) => !left.includes(status))
}
