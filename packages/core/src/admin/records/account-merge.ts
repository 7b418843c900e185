import type { ClosingObstacle, VerifiedAs } from '../../account/index.ts'
import { fail, ok, refused, type Name, type Result } from '../../kernel/index.ts'

/** While any of it is so, an account is not merged into another one. */
export const MERGE_OBSTACLES = {
  'same-account': { zh: '两个是同一个账号', en: 'Both are the same account' },
  'not-open': { zh: '有账号已暂停、注销或合并', en: 'One of them is suspended, closed or merged' },
  'target-unverified': { zh: '要保留的账号没有通过认证', en: 'The account that stays is not verified' },
  'other-identity': { zh: '两个账号认证的不是同一身份', en: 'They are verified as different people or companies' },
  'deals-between': { zh: '两个账号之间有过交易', en: 'There were deals between the two' },
  'open-orders': { zh: '未结束的订单', en: 'Open orders' },
  'shops-on-sale': { zh: '在售或审核中的店铺', en: 'Listings on sale or under review' },
  'open-offers': { zh: '未结束的议价', en: 'Open bargains' },
  'open-withdrawals': { zh: '未结束的提现', en: 'Open withdrawals' },
  'money-awaited': { zh: '未到账的款项', en: 'Money that has not arrived' },
  'debts-owed': { zh: '欠款', en: 'Debts' },
  'payouts-held': { zh: '提现暂停', en: 'Payouts on hold' },
  'open-reports': { zh: '未处理的举报', en: 'Open reports of its listings' },
  'open-invoices': { zh: '未开完的发票', en: 'Open invoices' },
  'open-parcels': { zh: '未寄出的礼品或奖品', en: 'Gifts or prizes that are not sent' },
  'open-reviews': { zh: '审核中的认证或换号申请', en: 'A verification or a change of mobile under review' },
  'open-services': { zh: '未结束的服务申请', en: 'Open requests for services' },
} as const satisfies Readonly<Record<string, Name>>

export type MergeObstacle = keyof typeof MERGE_OBSTACLES

/** Read under the locks of both accounts. */
export interface MergeFacts {
  readonly isSame: boolean
  /** Neither is suspended, closed or merged. */
  readonly areOpen: boolean
  readonly source: VerifiedAs
  readonly target: VerifiedAs
  readonly closing: readonly ClosingObstacle[]
  readonly hasFrozenMoney: boolean
  /** Anything else that is open. */
  readonly open: readonly MergeObstacle[]
}

/** Money moves with the account, and history is left behind; anything else that is open keeps them apart. */
export function mergeObstacles(facts: MergeFacts): readonly MergeObstacle[] {
  const { isSame, areOpen, source, target, closing, hasFrozenMoney, open } = facts
  const isOther = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  const isUnknown = (one: string | null, other: string | null) => one !== null && other === null
  const found: readonly (readonly [boolean, MergeObstacle])[] = [
    [isSame, 'same-account'],
    [!areOpen, 'not-open'],
    [target.person === null && target.company === null, 'target-unverified'],
    [isOther(source.person, target.person) || isOther(source.company, target.company), 'other-identity'],
    [isUnknown(source.person, target.person) || isUnknown(source.company, target.company), 'other-identity'],
    [hasFrozenMoney, 'open-withdrawals'],
    ...closing.flatMap((one) => (one === 'money-left' ? [] : [[true, one] as const])),
    ...open.map((one) => [true, one] as const),
  ]
  return [...new Set(found.flatMap(([is, obstacle]) => (is ? [obstacle] : [])))]
}

export const decideMerge = (obstacles: readonly MergeObstacle[]): Result<null> =>
  obstacles.length === 0
    ? ok(null)
    : fail(
        refused(
          'account-unsettled',
          `不能合并：${obstacles.map((one) => MERGE_OBSTACLES[one].zh).join('、')}`,
          'intoId',
        ),
      )
