import { isPubliclyVisible } from '../../../src/catalog/index.ts'
import { DAY_MS, mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import {
  decideReport,
  decideVerdict,
  removalMessages,
  type ReportId,
  type ReportVerdict,
  type ShopReport,
  type ShopReports,
} from '../../../src/reports/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import { isOrderIn } from '../../../src/orders/index.ts'
import { removeListing } from '../memory-selling.ts'
import type { Desk } from '../desk.ts'
import { notFound, type MarketState } from '../market-state.ts'
import { writeMessages } from '../write-messages.ts'

interface ReportRecord {
  readonly userId: UserId
  readonly report: ShopReport
}

const reportsIn = new WeakMap<MarketState, Map<string, ReportRecord>>()

function bookOf(state: MarketState): Map<string, ReportRecord> {
  const book = reportsIn.get(state) ?? new Map<string, ReportRecord>()
  reportsIn.set(state, book)
  return book
}

export function createMemoryReports({ state, call }: Desk): ShopReports {
  const own = (userId: UserId) => [...bookOf(state).values()].filter((one) => one.userId === userId)
  const last = (userId: UserId, shopId: string) =>
    own(userId).findLast(({ report }) => report.shopId === shopId)?.report ?? null
  return {
    report: (draft) =>
      call(({ userId }) => {
        const at = state.clock.now()
        const record = state.shops.get(draft.shopId)
        const facts = {
          isVisible: record !== undefined && isPubliclyVisible(record.shop.status),
          isOwn: record?.sellerId === userId,
          isOpen: last(userId, draft.shopId)?.status === 'open',
          madeToday: own(userId).filter(({ report }) => report.reportedAt > at - DAY_MS).length,
          areOwnPictures: draft.pictures.every((id) => state.pictures.get(id) === userId),
        }
        return mapResult(decideReport(facts, draft), ({ shopId, reason, words }) => {
          const id = `report-${bookOf(state).size + 1}` as ReportId
          const report: ShopReport = { id, shopId, reason, words, reportedAt: at, status: 'open', answer: null }
          bookOf(state).set(id, { userId, report })
          return report
        })
      }),
    ofShop: (shopId) => call(({ userId }) => ok(last(userId, shopId))),
  }
}

/** The operator's word. */
export function decideMemoryReport(state: MarketState, id: ReportId, verdict: ReportVerdict): Result<ShopReport> {
  const record = bookOf(state).get(id)
  if (record === undefined) return notFound()
  const { userId } = record
  const shopTitle = state.shops.get(record.report.shopId)?.shop.title ?? ''
  return mapResult(decideVerdict(record.report, verdict, { userId, shopTitle }), ({ report, message }) => {
    bookOf(state).set(id, { userId, report })
    writeMessages(state, [message])
    if (report.status === 'upheld') removeShop(state, report, verdict.at)
    return report
  })
}

function removeShop(state: MarketState, report: ShopReport, at: number): void {
  const { shopId, reason } = report
  const record = state.shops.get(shopId)
  if (record === undefined) return
  const { sellerId, shop } = record
  removeListing(state, shopId, { reason, at })
  state.payoutHolds.set(sellerId, [...(state.payoutHolds.get(sellerId) ?? []), { shopTitle: shop.title, heldAt: at }])
  const open = [...state.orders.values()].filter(
    (order) => order.shop.id === shopId && isOrderIn('not-ended', order.status),
  )
  const buyerIds = open.map(({ buyerId }) => buyerId)
  writeMessages(state, removalMessages({ report, shopTitle: shop.title, sellerId, buyerIds, at }))
}
