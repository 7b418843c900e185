import * as v from 'valibot'
import { PAYMENT_METHODS, type CashierMethod, type PaymentMethod } from '@diandu/core/wallet'
import { keysOf } from './schemas.ts'

export const paymentMethod = v.picklist(keysOf(PAYMENT_METHODS)) as v.GenericSchema<PaymentMethod, PaymentMethod>

export const cashierMethod = v.picklist(
  keysOf(PAYMENT_METHODS).filter((method) => method !== 'bank-transfer'),
) as v.GenericSchema<CashierMethod, CashierMethod>
