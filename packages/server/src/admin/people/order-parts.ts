import type { CaseBlock, OrderPart } from '@diandu/core/admin'
import { toContractStatus } from '@diandu/core/contracts'
import { formatMoney } from '@diandu/core/format'
import type { Name } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { OrderRecord } from '@diandu/core/orders'
import { escrowOf, POSTING_KINDS, RECHARGE_STATUSES } from '@diandu/core/wallet'
import { readOrderSteps } from '../../orders/index.ts'
import { readBalances, readPostingsOf } from '../../wallet/index.ts'
import { logBlock } from './log-block.ts'
import { handoverBlocks, reportBlocks, type Reading } from './order-evidence.ts'
import { orderEventName, orderEventWords, ROLE_NAMES } from './order-event-names.ts'
import { countRefundReports, findOrderContract, readOrderRecharges, readOrderReviews } from './order-part-store.ts'
import { recordBlocks, timeText } from './record-blocks.ts'
import { AMOUNT, KIND, NUMBER, REASON, STATUS, TIME, WORDS } from './record-words.ts'

type PartReader = (order: OrderRecord, reading: Reading) => Promise<readonly CaseBlock[]>

const title = (zh: string, en: string): Name => ({ zh, en })
const NOTHING = (text: Name, { locale }: Reading): readonly CaseBlock[] => [
  { kind: 'notice', isWarning: false, title: nameIn(text, locale), lines: [] },
]
const REFUND_EVENTS = new Set([
  'mismatch.reported',
  'viewing.mismatched',
  'hand-over.late',
  'refund.agreed',
  'refund.refused',
  'seller.failed',
])

/** What each part of an order's page shows. */
export const ORDER_PART_READERS: Readonly<Record<OrderPart, PartReader>> = {
  course: async (order, reading) => {
    const { facts, named } = recordBlocks(reading.locale)
    return [
      facts(title('约定', 'Terms'), [
        [
          title('付款方式', 'Plan'),
          named(order.plan === 'full' ? title('一次付清', 'In full') : title('先付定金', 'Deposit first')),
        ],
        [title('协议版本', 'Agreement'), order.termsVersion],
        [title('付款期限', 'Pay by'), timeText(order.payBy)],
        [title('优惠券抵扣', 'Taken off by a coupon'), formatMoney(order.couponFen)],
      ]),
      await stepsBlock(order, reading, title('经过', 'Timeline'), () => true),
    ]
  },
  money: async (order, reading) => {
    const { facts, table, named } = recordBlocks(reading.locale)
    const escrow = escrowOf(order.id)
    const postings = await readPostingsOf(reading.db, order.id)
    return [
      facts(title('托管', 'Escrow'), [
        [title('托管中', 'Held in escrow'), formatMoney((await readBalances(reading.db, [escrow])).get(escrow) ?? 0)],
        [title('已付', 'Paid'), formatMoney(order.paidFen)],
      ]),
      table({
        title: title('资金变动', 'Movements'),
        heads: [TIME, KIND, title('账户', 'Account'), AMOUNT],
        rows: postings.flatMap(({ kind, postedAt, lines }) => lines.map((line) => ({ kind, postedAt, ...line }))),
        cells: ({ postedAt, kind, account, amountFen }) => [
          timeText(postedAt),
          named(POSTING_KINDS[kind]),
          named(accountName(account, order)),
          (amountFen > 0 ? '+' : '') + formatMoney(amountFen),
        ],
        max: 200,
      }),
      table({
        title: title('为它发起的充值', 'Recharges to pay it'),
        heads: [NUMBER, TIME, AMOUNT, STATUS, title('渠道', 'Channel'), title('银行流水', 'Bank reference')],
        rows: await readOrderRecharges(reading.db, order.id),
        cells: ({ id, createdAt, amountFen, status, channel, bankReference }) => [
          id,
          timeText(createdAt),
          formatMoney(amountFen),
          named(RECHARGE_STATUSES.read(status).name),
          channel,
          bankReference ?? '—',
        ],
        max: 200,
      }),
    ]
  },
  contract: async (order, reading) => {
    const found = await findOrderContract(reading.db, order.id)
    if (found === undefined) return NOTHING(title('这个订单没有合同', 'This order has no contract'), reading)
    const { facts, table, named } = recordBlocks(reading.locale)
    return [
      facts(title('合同', 'Contract'), [
        [title('合同编号', 'Number'), found.number],
        [STATUS, named(toContractStatus(found.status).name)],
        [title('起草时间', 'Drafted'), timeText(found.draftedAt)],
      ]),
      table({
        title: title('签署', 'Signatures'),
        heads: [TIME, title('签署方', 'Party')],
        rows: found.signatures,
        cells: ({ at, party }) => [timeText(at), named(PARTY_NAMES[party])],
      }),
      table({
        title: title('签署材料', 'Supporting documents'),
        heads: [TIME, title('签署方', 'Party'), KIND, STATUS, REASON],
        rows: found.documents,
        cells: ({ at, party, kind, standing, reason }) => [
          timeText(at),
          named(PARTY_NAMES[party]),
          named(DOCUMENT_NAMES[kind]),
          named(STANDING_NAMES[standing]),
          reason,
        ],
      }),
      table({
        title: title('文件版本', 'Versions of the document'),
        heads: [title('版本', 'Version'), TIME, title('SHA-256', 'SHA-256')],
        rows: found.versions,
        cells: ({ version, at, digest }) => [String(version), timeText(at), digest],
        max: 200,
      }),
    ]
  },
  handover: async (order, reading) => {
    const blocks = await handoverBlocks(order, reading)
    return blocks.length > 0 ? blocks : NOTHING(title('还没有交接', 'The hand-over has not begun'), reading)
  },
  refunds: async (order, reading) => {
    const steps = await stepsBlock(order, reading, title('退款经过', 'Course of the refund'), (event) =>
      REFUND_EVENTS.has(event),
    )
    if (steps.steps.length === 0) return NOTHING(title('没有退款', 'There was no refund'), reading)
    const { facts } = recordBlocks(reading.locale)
    return [
      facts(title('退款', 'Refund'), [
        [title('买家申请次数', 'Reports by the buyer'), String(await countRefundReports(reading.db, order.id))],
      ]),
      steps,
      ...(await reportBlocks(order, reading)),
    ]
  },
  reviews: async (order, reading) => {
    const { table, named } = recordBlocks(reading.locale)
    return [
      table({
        title: title('双方评价', 'Reviews'),
        heads: [
          TIME,
          title('评价人', 'By'),
          title('真实', 'Truth'),
          title('沟通', 'Communication'),
          title('速度', 'Speed'),
          WORDS,
          title('回复', 'Reply'),
          title('撤下原因', 'Taken down for'),
        ],
        rows: await readOrderReviews(reading.db, order.id),
        cells: (review) => [
          timeText(review.writtenAt),
          named(ROLE_NAMES[review.author]),
          String(review.truth),
          String(review.communication),
          String(review.speed),
          review.words,
          review.reply ?? '—',
          review.takenDownFor ?? '—',
        ],
      }),
    ]
  },
  log: async (order, { db, locale }) => [await logBlock(db, { object: order.id }, locale)],
}

const PARTY_NAMES = {
  seller: ROLE_NAMES.seller,
  buyer: ROLE_NAMES.buyer,
  house: title('店渡', 'Diandu'),
} as const

const DOCUMENT_NAMES = { consent: title('授权书', 'Consent'), equity: title('股权证明', 'Proof of equity') } as const

const STANDING_NAMES = {
  waiting: title('待审核', 'Waiting'),
  accepted: title('已通过', 'Accepted'),
  refused: title('未通过', 'Refused'),
} as const

const OPERATOR_ACCOUNTS: Readonly<Record<string, Name>> = {
  'house:fees': title('平台服务费', 'Service fees'),
  'house:damages': title('平台违约金', 'Damages'),
  'house:payment-in': title('收款', 'Payments in'),
  'house:payment-out': title('打款', 'Payments out'),
  'house:coupons': title('优惠券', 'Coupons'),
}

/** Whose account a line is of, by its role in this order. */
function accountName(account: string, { buyerId, sellerId }: OrderRecord): Name {
  const [kind = '', owner = ''] = account.split(':', 2)
  if (kind === 'escrow') return title('托管', 'Escrow')
  if (kind === 'house') return OPERATOR_ACCOUNTS[account] ?? title(account, account)
  const role = owner === buyerId ? ROLE_NAMES.buyer : owner === sellerId ? ROLE_NAMES.seller : title(owner, owner)
  return kind === 'frozen' ? title(`${role.zh}（冻结）`, `${role.en} (frozen)`) : role
}

async function stepsBlock(
  order: OrderRecord,
  { db, locale }: Reading,
  of: Name,
  isShown: (event: string) => boolean,
): Promise<CaseBlock & { readonly kind: 'steps' }> {
  const steps = (await readOrderSteps(db, order.id)).filter(({ event }) => isShown(event))
  return {
    kind: 'steps',
    title: nameIn(of, locale),
    steps: steps.map(({ at, event, role, by, why }) => ({
      at,
      what: nameIn(orderEventName(event), locale),
      by: [nameIn(ROLE_NAMES[role], locale), ...(role === 'reviewer' && by !== null ? [by] : [])].join(' '),
      words: orderEventWords(why, locale),
    })),
  }
}
