import { endOfDay } from '../../format/index.ts'
import type { Name } from '../../kernel/index.ts'

/** A gift for coins, so many in a calendar month for all users together and for each of them. */
export interface Gift {
  readonly id: string
  readonly name: Name
  readonly coins: number
  readonly perMonth: number
  readonly perPerson: number
  /** A coupon that arrives at once; `null` is a parcel, which is sent to an address. */
  readonly coupon: GiftCoupon | null
}

export interface GiftCoupon {
  readonly amountFen: number
  readonly leastSpendFen: number
  readonly days: number
}

/** A gift as one user sees it this month. */
export interface GiftView extends Gift {
  readonly left: number
  readonly taken: number
}

/** The present gifts. An exchange keeps its gift's name and price: a gift that is gone from here changes nothing. */
export const GIFTS: readonly Gift[] = [
  {
    id: 'coupon-20',
    name: { zh: '20 元服务费券', en: '¥20 coupon' },
    coins: 100,
    perMonth: 2_000,
    perPerson: 2,
    coupon: { amountFen: 20_00, leastSpendFen: 1_000_00, days: 30 },
  },
  {
    id: 'coupon-100',
    name: { zh: '100 元服务费券', en: '¥100 coupon' },
    coins: 400,
    perMonth: 500,
    perPerson: 1,
    coupon: { amountFen: 100_00, leastSpendFen: 5_000_00, days: 30 },
  },
  {
    id: 'notebook',
    name: { zh: '店渡记账本', en: 'Diandu ledger book' },
    coins: 300,
    perMonth: 100,
    perPerson: 1,
    coupon: null,
  },
  {
    id: 'scale',
    name: { zh: '快递电子秤', en: 'Parcel scale' },
    coins: 900,
    perMonth: 20,
    perPerson: 1,
    coupon: null,
  },
]

/** The coupon of a gift, as it is given at an instant; `null` where the gift is a parcel. */
export const couponOfGift = ({ name, coupon }: Pick<Gift, 'name' | 'coupon'>, at: number) =>
  coupon === null
    ? null
    : {
        title: name.zh,
        amountFen: coupon.amountFen,
        leastSpendFen: coupon.leastSpendFen,
        validFrom: at,
        validUntil: endOfDay(at, coupon.days),
      }
