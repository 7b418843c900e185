import fc from 'fast-check'
import { contractSteps, takeContractStep, type ContractStep } from './steps/contract-steps.ts'
import { couponSteps, takeCouponStep, type CouponStep } from './steps/coupon-steps.ts'
import { invoiceSteps, takeInvoiceStep, type InvoiceStep } from './steps/invoice-steps.ts'
import { orderSteps, takeOrderStep, type OrderStep } from './steps/order-steps.ts'
import { priceSteps, takePriceStep, type PriceStep } from './steps/price-steps.ts'
import { rechargeSteps, takeRechargeStep, type RechargeStep } from './steps/recharge-steps.ts'
import { takeTimeStep, timeSteps, type TimeStep } from './steps/time-steps.ts'
import { takeTransferStep, transferSteps, type TransferStep } from './steps/transfer-steps.ts'
import { takeWithdrawalStep, withdrawalSteps, type WithdrawalStep } from './steps/withdrawal-steps.ts'
import type { Fixture } from './fixture.ts'

export type Step =
  | OrderStep
  | ContractStep
  | CouponStep
  | PriceStep
  | RechargeStep
  | TransferStep
  | WithdrawalStep
  | InvoiceStep
  | TimeStep

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...[
    orderSteps,
    contractSteps,
    couponSteps,
    priceSteps,
    rechargeSteps,
    transferSteps,
    withdrawalSteps,
    invoiceSteps,
    timeSteps,
  ].flatMap((steps): readonly fc.WeightedArbitrary<Step>[] => steps),
)

/** Does one step in the market and in the model, and throws where they part. */
export function takeStep(step: Step, fixture: Fixture): Promise<void> {
  switch (step.act) {
    case 'open contract':
    case 'prove':
    case 'hand in':
    case 'say of paper':
    case 'sign':
      return takeContractStep(step, fixture)
    case 'claim':
      return takeCouponStep(step, fixture)
    case 'cut price':
    case 'answer':
      return takePriceStep(step, fixture)
    case 'invoice':
    case 'move invoice':
      return takeInvoiceStep(step, fixture)
    case 'withdraw':
    case 'review':
    case 'take back':
      return takeWithdrawalStep(step, fixture)
    case 'transfer':
    case 'bank saw':
      return takeTransferStep(step, fixture)
    case 'credit':
    case 'wait':
      return takeTimeStep(step, fixture)
    case 'recharge':
    case 'pay at':
    case 'cashier':
    case 'channel':
    case 'notice':
    case 'ask about':
    case 'review recharge':
    case 'credit late':
      return takeRechargeStep(step, fixture)
    default:
      return takeOrderStep(step, fixture)
  }
}
