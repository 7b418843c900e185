import { payByOf } from './deadlines.ts'
import type { Order } from '../order.ts'
import { NEVER_HELD, type SigningDays } from './signing-days.ts'

type Beginning = SigningDays &
  Pick<
    Order,
    | 'status'
    | 'paidFen'
    | 'placedAt'
    | 'payBy'
    | 'depositPaidAt'
    | 'paidAt'
    | 'viewingOpenedAt'
    | 'viewedAt'
    | 'sellerSignedAt'
    | 'buyerSignedAt'
    | 'handOverBegunAt'
    | 'handedOverAt'
    | 'cancelReason'
    | 'history'
  >

/** How every order begins: nothing is paid, and nothing has happened but the placing. */
export const asPlaced = (placedAt: number): Beginning => ({
  status: 'awaiting-payment',
  paidFen: 0,
  placedAt,
  payBy: payByOf(placedAt),
  depositPaidAt: null,
  paidAt: null,
  viewingOpenedAt: null,
  viewedAt: null,
  sellerSignedAt: null,
  buyerSignedAt: null,
  ...NEVER_HELD,
  handOverBegunAt: null,
  handedOverAt: null,
  cancelReason: null,
  history: [{ status: 'awaiting-payment', at: placedAt }],
})
