import type { CouponState } from '@diandu/core/coupons'
import { ownPagedQuery } from '../../app/queries/paged-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const couponsQuery = (ports: PortsSource, state: CouponState) =>
  ownPagedQuery(ports, ['coupons', state], ({ coupons }, cursor, signal) => coupons.list(state, cursor, signal))
