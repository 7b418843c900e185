import type { ServerModule } from '../server-module.ts'
import { checkCoupons } from './check-coupons.ts'
import { couponHandlers } from './coupon.handlers.ts'

export const couponsModule: ServerModule = { name: 'coupons', handlers: () => couponHandlers, checkBooks: checkCoupons }
