import { CASHIER_OPEN_MS, type CashierMethod } from '@diandu/core/wallet'
import type { ChargeRef } from '../integrations/index.ts'
import type { RechargeRecord } from '../wallet/index.ts'

/** A recharge as its provider knows it. Transfers have no provider and never come here. */
export const chargeRefOf = ({ id, method, askedAt }: Pick<RechargeRecord, 'id' | 'method' | 'askedAt'>): ChargeRef => ({
  id,
  method: method as CashierMethod,
  expiresAt: askedAt + CASHIER_OPEN_MS,
})
