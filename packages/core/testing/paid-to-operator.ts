import type { Order } from '../src/orders/index.ts'

/** The fee of a completed order, less the platform's part of a coupon: the sum that an invoice may be over (INV-1). */
export const paidToOperatorFen = ({
  status,
  serviceFeeFen,
  couponFen,
}: Pick<Order, 'status' | 'serviceFeeFen' | 'couponFen'>): number =>
  status === 'completed' ? Math.max(0, serviceFeeFen - couponFen) : 0
