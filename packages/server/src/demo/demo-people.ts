/** A person of the demonstration. All their names say so, and no such mobile is in use. */
export interface DemoPerson {
  readonly id: string
  readonly username: string
  /** Empty for an account of old times. */
  readonly mobile: string
  readonly hasPaymentPassword: boolean
  /** Paid in at the start, through the ledger like all users' money. */
  readonly rechargeFen: number
  /** Said at start; the sellers that only fill the market are not listed. */
  readonly about?: string
}

export const DEMO_PASSWORD = 'demo-2468'
export const DEMO_PAYMENT_PASSWORD = '246813'

const person = (number: number, username: string, rest: Partial<DemoPerson>): DemoPerson => ({
  id: `demo-${String(number).padStart(2, '0')}`,
  username,
  mobile: `199000000${String(number).padStart(2, '0')}`,
  hasPaymentPassword: true,
  rechargeFen: 0,
  ...rest,
})

/** Bought a shop, all the way to its end. */
export const DEMO_OWNER = person(6, '演示买家小宋', { about: '买家，三周前买下一家店，订单已完成，可以开发票' })

/** Who has something to read under messages from the start. */
export const DEMO_READERS = ['demo-01', 'demo-02', 'demo-04', 'demo-06'] as const

/** Paid deposits for three shops: one is to be opened, one to be looked at, and one was seen. */
export const DEMO_VIEWER = person(7, '演示买家小唐', { about: '买家，付了三家店的定金，正在看店' })

export const DEMO_BUYERS: readonly DemoPerson[] = [
  person(1, '演示买家小周', {
    rechargeFen: 500_000_000,
    about: '买家，余额 500 万元，支付密码已设，有金币和抽中的奖品',
  }),
  person(2, '演示买家小林', {
    rechargeFen: 300_000_000,
    hasPaymentPassword: false,
    about: '买家，余额 300 万元，还没有支付密码',
  }),
  person(3, '演示买家小何', { rechargeFen: 50_000, about: '买家，余额只有 500 元，支付密码已设，还没有金币' }),
  person(4, '演示买家小秦', { rechargeFen: 500_000_000, about: '另一位买家，用来试两人抢同一家店' }),
  person(5, '演示老用户小葛', { mobile: '', hasPaymentPassword: false, about: '老账号，还没有绑定手机号' }),
  DEMO_OWNER,
  DEMO_VIEWER,
]

const SURNAMES = [...'赵钱孙李吴郑王冯陈褚卫蒋沈韩杨朱许吕张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛']

export const DEMO_SELLERS: readonly DemoPerson[] = SURNAMES.map((surname, at) =>
  person(at + 11, `演示卖家老${surname}`, at === 0 ? { about: '卖家，已实名，名下有多家店' } : {}),
)

/** No seller has more shops than a person could look after. */
export const MAX_SHOPS_OF_SELLER = 8

/** So many sellers that none has too many shops; those beyond the named ones only fill the market. */
export const demoSellersFor = (shopCount: number): readonly DemoPerson[] => {
  const wanted = Math.max(DEMO_SELLERS.length, Math.ceil(shopCount / MAX_SHOPS_OF_SELLER))
  return Array.from(
    { length: wanted },
    (_, at) => DEMO_SELLERS[at] ?? person(at + 11, `演示卖家${SURNAMES[at % SURNAMES.length] ?? ''}${at}`, {}),
  )
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [...DEMO_BUYERS, ...DEMO_SELLERS]

export const demoRecharges: readonly { readonly userId: string; readonly amountFen: number }[] = DEMO_PEOPLE.filter(
  ({ rechargeFen }) => rechargeFen > 0,
).map(({ id, rechargeFen }) => ({ userId: id, amountFen: rechargeFen }))
