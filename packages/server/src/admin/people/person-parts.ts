import { VERIFICATION_STATUSES } from '@diandu/core/account'
import type { PersonPart, CaseBlock } from '@diandu/core/admin'
import { LISTING_STATUSES } from '@diandu/core/catalog'
import { COIN_KINDS, coinsAt } from '@diandu/core/coins'
import { COUPON_STATES, couponState } from '@diandu/core/coupons'
import { formatMoney } from '@diandu/core/format'
import { MESSAGE_KINDS, noticeText } from '@diandu/core/inbox'
import type { Name } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { REPORT_REASONS, REPORT_STATUSES } from '@diandu/core/reports'
import { availableOf, frozenOf, POSTING_KINDS } from '@diandu/core/wallet'
import { readHoldings } from '../../coins/index.ts'
import type { Queries } from '../../database/index.ts'
import { listEveryOrder } from '../../orders/index.ts'
import { listSessionsOf } from '../../session/index.ts'
import { readBalances } from '../../wallet/index.ts'
import { logBlock } from './log-block.ts'
import {
  readCoinMovements,
  readCoupons,
  readDebts,
  readHolds,
  readListings,
  readMovements,
  readRecentMessages,
  readReportsAbout,
  readReportsBy,
  readVerifications,
} from './person-part-store.ts'
import { readNotes } from './person-store.ts'
import { MAX_ROWS, recordBlocks, timeText } from './record-blocks.ts'
import { AMOUNT, BY, DETAIL, KIND, NUMBER, PRICE, REASON, SHOP, STATUS, TIME, WORDS } from './record-words.ts'

interface Asked {
  readonly userId: string
  readonly locale: Locale
  readonly nowMs: number
}

type PartReader = (db: Queries, asked: Asked) => Promise<readonly CaseBlock[]>

const MAX_NOTES = 200
const YUAN = (fen: number): string => formatMoney(fen)
const title = (zh: string, en: string): Name => ({ zh, en })

/** What each part of a person's page shows. */
export const PERSON_PART_READERS: Readonly<Record<PersonPart, PartReader>> = {
  orders: async (db, { userId, locale, nowMs }) => {
    const { table, named } = recordBlocks(locale)
    const rows = await listEveryOrder(db, { status: null, userId, max: MAX_ROWS + 1 }, nowMs)
    return [
      table({
        title: title('订单', 'Orders'),
        heads: [NUMBER, title('身份', 'As'), SHOP, STATUS, PRICE, title('已付', 'Paid'), title('下单时间', 'Placed')],
        rows,
        link: ({ order }) => ({ page: 'orders', id: order.id }),
        cells: ({ order }) => [
          order.number,
          named(order.buyerId === userId ? title('买家', 'Buyer') : title('卖家', 'Seller')),
          order.shop.title,
          named(ORDER_STATUSES[order.status].name),
          YUAN(order.priceFen),
          YUAN(order.paidFen),
          timeText(order.placedAt),
        ],
      }),
    ]
  },
  listings: async (db, { userId, locale }) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: title('店铺', 'Listings'),
        heads: [title('编号', 'Id'), SHOP, STATUS, PRICE, title('发布时间', 'Published')],
        rows: await readListings(db, userId),
        link: ({ id }) => ({ page: 'owners', id }),
        cells: (shop) => [
          shop.id,
          shop.title,
          named(LISTING_STATUSES[shop.status]),
          YUAN(shop.priceFen),
          timeText(shop.publishedAt),
        ],
      }),
    ]
  },
  wallet: walletBlocks,
  benefits: async (db, { userId, locale, nowMs }) => {
    const { table, facts, named } = recordBlocks(locale)
    const coins = coinsAt(await readHoldings(db, userId), nowMs)
    return [
      table({
        title: title('优惠券', 'Coupons'),
        heads: [
          title('优惠券', 'Coupon'),
          AMOUNT,
          title('满', 'From'),
          title('有效期至', 'Valid until'),
          STATUS,
          NUMBER,
        ],
        rows: await readCoupons(db, userId),
        cells: (coupon) => [
          coupon.title,
          YUAN(coupon.amountFen),
          YUAN(coupon.leastSpendFen),
          timeText(coupon.validUntil),
          named(COUPON_STATES[couponState(coupon, nowMs)]),
          coupon.id,
        ],
      }),
      facts(title('金币', 'Coins'), [[title('可用金币', 'Usable coins'), String(coins)]]),
      table({
        title: title('金币明细', 'Movements of coins'),
        heads: [TIME, KIND, title('金币', 'Coins'), DETAIL],
        rows: await readCoinMovements(db, userId),
        cells: ({ postedAt, kind, coins: moved, reference }) => [
          timeText(postedAt),
          named(COIN_KINDS[kind]),
          signed(moved),
          reference,
        ],
      }),
    ]
  },
  identity: async (db, { userId, locale }) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: title('认证记录', 'Verifications'),
        heads: [title('提交时间', 'Handed in'), KIND, STATUS, title('名称', 'Name'), NUMBER, BY, WORDS],
        rows: await readVerifications(db, userId),
        cells: (one) => [
          timeText(one.handedInAt),
          named(one.kind === 'company' ? title('企业', 'Company') : title('个人', 'Person')),
          named(VERIFICATION_STATUSES.read(one.status).name),
          one.shownName,
          one.shownNumber,
          one.reviewedBy ?? '—',
          one.note,
        ],
      }),
    ]
  },
  reports: async (db, { userId, locale }) => {
    const { table, named } = recordBlocks(locale)
    const reports = (of: Name, rows: Awaited<ReturnType<typeof readReportsBy>>) =>
      table({
        title: of,
        heads: [TIME, SHOP, REASON, STATUS, WORDS],
        rows,
        cells: (report) => [
          timeText(report.reportedAt),
          report.shopTitle,
          named(REPORT_REASONS[report.reason]),
          named(REPORT_STATUSES[report.status]),
          report.words,
        ],
      })
    return [
      reports(title('被举报', 'Reports of their shops'), await readReportsAbout(db, userId)),
      reports(title('举报他人', 'Reports that they made'), await readReportsBy(db, userId)),
    ]
  },
  messages: async (db, { userId, locale }) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: title('最近的消息', 'Latest messages'),
        heads: [TIME, KIND, title('主题', 'Subject'), title('已读', 'Read')],
        rows: await readRecentMessages(db, userId),
        cells: (message) => [
          timeText(message.at),
          named(MESSAGE_KINDS[message.kind].name),
          named(noticeText(message, 1).title),
          timeText(message.readAt),
        ],
      }),
    ]
  },
  sessions: async (db, { userId, locale, nowMs }) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: title('登录中的设备', 'Open sign-ins'),
        heads: [title('设备', 'Device'), title('登录时间', 'Signed in'), title('最近使用', 'Last used')],
        rows: await listSessionsOf(db, userId, '', nowMs),
        cells: ({ device, startedAt, lastUsedAt }) => [
          [device.system, device.browser].filter((one) => one !== null).join(' · ') ||
            named(title('未知设备', 'Unknown device')),
          timeText(startedAt),
          timeText(lastUsedAt),
        ],
      }),
    ]
  },
  notes: async (db, { userId, locale }) => {
    const { table } = recordBlocks(locale)
    return [
      table({
        title: title('工作人员备注', 'Notes of staff'),
        heads: [TIME, BY, title('备注', 'Note')],
        rows: await readNotes(db, userId, MAX_NOTES + 1),
        cells: ({ at, staffName, words }) => [timeText(at), staffName, words],
        max: MAX_NOTES,
      }),
    ]
  },
  log: async (db, { userId, locale }) => [await logBlock(db, { userId }, locale)],
}

async function walletBlocks(db: Queries, { userId, locale }: Asked): Promise<readonly CaseBlock[]> {
  const { table, facts, named } = recordBlocks(locale)
  const [available, frozen] = [availableOf(userId), frozenOf(userId)]
  const balances = await readBalances(db, [available, frozen])
  const [debts, holds] = [await readDebts(db, userId), await readHolds(db, userId)]
  const owedFen = debts.reduce((sum, { damagesFen, takenFen }) => sum + damagesFen - takenFen, 0)
  const isHeld = holds.some(({ releasedAt }) => releasedAt === null)
  return [
    facts(title('余额', 'Balance'), [
      [title('可用', 'Available'), YUAN(balances.get(available) ?? 0)],
      [title('冻结', 'Frozen'), YUAN(balances.get(frozen) ?? 0)],
      [title('欠款', 'Debts'), YUAN(owedFen)],
      [
        title('因举报暂停提现', 'Payouts on hold after a report'),
        named(isHeld ? title('是', 'Yes') : title('否', 'No')),
      ],
    ]),
    table({
      title: title('最近的资金变动', 'Latest movements'),
      heads: [TIME, KIND, title('账户', 'Account'), AMOUNT, title('单据', 'Of')],
      rows: await readMovements(db, userId),
      cells: ({ postedAt, kind, account, amountFen, subject }) => [
        timeText(postedAt),
        named(POSTING_KINDS[kind]),
        named(account === 'frozen' ? title('冻结', 'Frozen') : title('可用', 'Available')),
        (amountFen > 0 ? '+' : '') + YUAN(amountFen),
        subject,
      ],
    }),
    ...(debts.length === 0
      ? []
      : [
          table({
            title: title('欠款', 'Debts'),
            heads: [title('订单', 'Order'), title('违约金', 'Damages'), title('已扣', 'Taken'), title('起于', 'Since')],
            rows: debts,
            link: ({ orderId }) => ({ page: 'orders', id: orderId }),
            cells: ({ number, damagesFen, takenFen, owedSince }) => [
              number,
              YUAN(damagesFen),
              YUAN(takenFen),
              timeText(owedSince),
            ],
          }),
        ]),
    ...(holds.length === 0
      ? []
      : [
          table({
            title: title('举报后的提现暂停', 'Holds after reports'),
            heads: [SHOP, title('起于', 'Since'), BY, title('解除', 'Released')],
            rows: holds,
            cells: ({ shopTitle, heldAt, heldBy, releasedAt }) => [
              shopTitle,
              timeText(heldAt),
              heldBy,
              timeText(releasedAt),
            ],
          }),
        ]),
  ]
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count))
