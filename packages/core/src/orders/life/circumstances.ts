import type { Order } from '../order.ts'
import { hasViewing } from '../terms/terms-version.ts'

/** Conditions of an edge besides the order's state. */
export const CIRCUMSTANCES = {
  /** Its agreement has no viewing: it is signed once it is paid in full, its seller first. */
  'no-viewing': ({ termsVersion }) => !hasViewing(termsVersion),
  viewing: ({ termsVersion }) => hasViewing(termsVersion),
  unopened: ({ viewingOpenedAt }) => viewingOpenedAt === null,
  unseen: ({ viewingOpenedAt, viewedAt }) => viewingOpenedAt !== null && viewedAt === null,
  'seller-signed': ({ sellerSignedAt }) => sellerSignedAt !== null,
  'seller-unsigned': ({ sellerSignedAt }) => sellerSignedAt === null,
  'buyer-signed': ({ buyerSignedAt }) => buyerSignedAt !== null,
  'buyer-unsigned': ({ buyerSignedAt }) => buyerSignedAt === null,
  'all-signed': (order) => isSignedByAll(order),
  'not-all-signed': (order) => !isSignedByAll(order),
  /** Its hand-over has begun; what is reviewed before that was seen at the viewing. */
  begun: (order) => !isBeforeHandOver(order),
  'paid-whole': (order) => isBeforeHandOver(order) && order.paidAt !== null,
  'deposit-alone': (order) => isBeforeHandOver(order) && order.paidAt === null,
} as const satisfies Record<string, (order: OrderFacts) => boolean>

export type Circumstance = keyof typeof CIRCUMSTANCES

type OrderFacts = Pick<
  Order,
  'termsVersion' | 'viewingOpenedAt' | 'viewedAt' | 'sellerSignedAt' | 'buyerSignedAt' | 'paidAt' | 'handOverBegunAt'
>

/** Whether all of these conditions hold. */
export const isSo = (order: OrderFacts, only: readonly Circumstance[] = []): boolean =>
  only.every((circumstance) => CIRCUMSTANCES[circumstance](order))

/** Under a version that notes both signatures: the contract waits for nothing but the money. */
export const isSignedByAll = ({
  termsVersion,
  sellerSignedAt,
  buyerSignedAt,
}: Pick<Order, 'termsVersion' | 'sellerSignedAt' | 'buyerSignedAt'>): boolean =>
  hasViewing(termsVersion) && sellerSignedAt !== null && buyerSignedAt !== null

/** Orders under an older version are reviewed after the hand-over has begun, and at no other time. */
const isBeforeHandOver = ({ termsVersion, handOverBegunAt }: OrderFacts): boolean =>
  hasViewing(termsVersion) && handOverBegunAt === null

/**
 * Whether the contract of an order is drafted and signed in its current state, under the version that its buyer agreed
 * to.
 */
export const canBeSigned = ({ status, termsVersion }: Pick<Order, 'status' | 'termsVersion'>): boolean =>
  status === 'paid' || (status === 'deposit-paid' && hasViewing(termsVersion))
