import { DEPOSIT_PERCENT } from './deposit.ts'
import { hasViewing } from './terms-version.ts'
import {
  BALANCE_WITHIN_DAYS,
  HAND_OVER_WITHIN_DAYS,
  PAY_WITHIN_HOURS,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SETTLE_WITHIN_DAYS_OF_VIEWING,
  SIGN_WITHIN_DAYS,
  type Clause,
  type PurchaseTerms,
} from './purchase-terms.ts'

/** One figure that a clause names, for a table beside its sentence. */
export interface AgreedFigure {
  readonly name: FigureName
  readonly unit: 'fen' | 'percent' | 'hours' | 'days' | 'natural-days'
  readonly amount: number
}

export type FigureName =
  | 'price'
  | 'deposit'
  | 'balance'
  | 'service-fee'
  | 'due-now'
  | 'due-later'
  | 'coupon'
  | 'damages'
  | 'damages-share'
  | 'deposit-share'
  | 'service-fee-share'
  | 'equity-share'
  | 'registered-capital'
  | 'equity-capital'
  | 'pay-within'
  | 'balance-within'
  | 'settle-after-viewing-within'
  | 'sign-within'
  | 'hand-over-within'
  | 'report-within'

/**
 * Every figure of a clause (spec §9), computed for this deal, in the order in which the sentence of its version needs
 * them.
 */
export function figuresOf(clause: Clause, terms: PurchaseTerms): readonly AgreedFigure[] {
  const fen = (name: FigureName, amount: number): AgreedFigure => ({ name, unit: 'fen', amount })
  const percent = (name: FigureName, amount: number): AgreedFigure => ({ name, unit: 'percent', amount })
  const payWithin: AgreedFigure = { name: 'pay-within', unit: 'hours', amount: PAY_WITHIN_HOURS }
  const fee = fen('service-fee', terms.serviceFeeFen)
  const price = fen('price', terms.priceFen)
  // The first version did not say what a deadline, a silence or a coupon does to the money.
  const isFirst = terms.version === '2026-11'
  const isOlder = !hasViewing(terms.version)
  const coupon = isFirst || terms.couponFen === 0 ? [] : [fen('coupon', terms.couponFen)]
  const damages = fen('damages', terms.damagesFen)
  const reportWithin: AgreedFigure = { name: 'report-within', unit: 'hours', amount: REPORT_MISMATCH_WITHIN_HOURS }
  switch (clause) {
    case 'subject':
      return [price]
    case 'company-shop':
      return terms.equity === null
        ? []
        : [
            percent('equity-share', terms.equity.leastPercent),
            ...(isFirst || terms.equity.capitalFen === null
              ? []
              : [fen('registered-capital', terms.equity.capitalFen)]),
            ...(terms.equity.leastCapitalFen === null ? [] : [fen('equity-capital', terms.equity.leastCapitalFen)]),
          ]
    case 'full-payment':
      return [payWithin, fen('due-now', terms.dueNowFen), price, fee, ...coupon]
    case 'deposit-payment':
      return [
        payWithin,
        percent('deposit-share', DEPOSIT_PERCENT),
        fen('deposit', terms.depositFen),
        { name: 'balance-within', unit: 'natural-days', amount: BALANCE_WITHIN_DAYS },
        {
          name: 'settle-after-viewing-within',
          unit: isOlder ? 'days' : 'natural-days',
          amount: SETTLE_WITHIN_DAYS_OF_VIEWING,
        },
        fen('due-later', terms.dueLaterFen),
        fen('balance', terms.balanceFen),
        fee,
        ...coupon,
      ]
    case 'viewing':
      return []
    case 'service-fee':
      return [percent('service-fee-share', SERVICE_FEE_PERCENT), fee]
    case 'escrow':
      return isFirst ? [] : [reportWithin]
    case 'signing':
      return [{ name: 'sign-within', unit: 'days', amount: SIGN_WITHIN_DAYS }, ...(isFirst ? [] : [damages])]
    case 'hand-over':
      return [{ name: 'hand-over-within', unit: 'natural-days', amount: HAND_OVER_WITHIN_DAYS }]
    case 'mismatch':
      return [reportWithin]
    case 'buyer-gives-up':
    case 'seller-fails':
      return [percent('damages-share', terms.damagesPercent), damages]
  }
}
