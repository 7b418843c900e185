import { watchedShop } from '../../watched-shop.ts'
import {
  alertAttempts,
  alertDueAt,
  decideChange,
  decideRemoval,
  decideRestoring,
  decideSaving,
  decideTelling,
  filterOfQuery,
  matchAlert,
  MAX_WAITING,
  type Alert,
  type AlertId,
  type Alerts,
  type OwnAlert,
  type ShopEvent,
} from '../../../src/alerts/index.ts'
import { isForSale, priceChangeKey } from '../../../src/catalog/index.ts'
import { DAY_MS, mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import type { Desk } from '../desk.ts'
import type { MarketState } from '../market-state.ts'
import { fits } from '../search/found-shops.ts'
import { writeMessages } from '../write-messages.ts'
import { bookOf } from './alert-book.ts'

export function createMemoryAlerts({ state, call }: Desk): Alerts {
  const { alerts } = bookOf(state)
  const own = (userId: UserId) => [...alerts.values()].filter((alert) => alert.userId === userId)
  const count = (userId: UserId) => own(userId).filter(({ removedAt }) => removedAt === null).length
  const keep = (decided: Result<Alert<UserId>>) =>
    mapResult(decided, (alert) => {
      keepAlert(state, alert)
      return asOwn(state, alert)
    })
  const facts = (id: AlertId, userId: UserId) => ({ userId, alert: alerts.get(id), at: state.clock.now() })
  return {
    list: () =>
      call(({ userId }) =>
        ok(
          own(userId)
            .filter(({ removedAt }) => removedAt === null)
            .toSorted((one, other) => other.savedAt - one.savedAt || (one.id < other.id ? 1 : -1))
            .map((alert) => asOwn(state, alert)),
        ),
      ),
    save: (draft) =>
      call(({ userId }) => {
        const id = `alert-${alerts.size + 1}` as AlertId
        const fresh = decideSaving({ id, userId, existing: undefined, count: 0, at: state.clock.now() }, draft)
        if (!fresh.ok) return fresh
        const existing = own(userId).find(({ query }) => query === fresh.value.query)
        return keep(decideSaving({ id, userId, existing, count: count(userId), at: state.clock.now() }, draft))
      }),
    change: (id, change) => call(({ userId }) => keep(decideChange(facts(id, userId), change))),
    remove: (id) => call(({ userId }) => mapResult(keep(decideRemoval(facts(id, userId))), () => null)),
    restore: (id) => call(({ userId }) => keep(decideRestoring({ ...facts(id, userId), count: count(userId) }))),
  }
}

function keepAlert(state: MarketState, alert: Alert<UserId>): void {
  const { alerts, waiting } = bookOf(state)
  alerts.set(alert.id, alert)
  if (alert.waitingSince === null) waiting.delete(alert.id)
}

function asOwn(state: MarketState, alert: Alert<UserId>): OwnAlert {
  const { id, query, name, watched, pace, isPaused, savedAt, toldAt } = alert
  const filter = filterOfQuery(query)
  const onSale = [...state.shops.values()].flatMap(({ shop }) => (isForSale(shop.status) ? [shop] : []))
  const counts = alertAttempts(filter).map(
    (attempt) => onSale.filter((shop) => fits(shop, filter, attempt, state.clock.now())).length,
  )
  const fitting = { count: counts.find((found) => found > 0) ?? 0, capped: false }
  return { id, query, name, watched, pace, isPaused, savedAt, toldAt, fitting }
}

/** Matches what happened, and tells what is due. */
export function tellAlerts(state: MarketState): void {
  const book = bookOf(state)
  const events = book.events
  book.events = []
  for (const event of events) matchEvent(state, event)
  const now = state.clock.now()
  for (const alert of book.alerts.values()) {
    if (alert.removedAt !== null && alert.removedAt < now - DAY_MS) book.alerts.delete(alert.id)
    if (!((alertDueAt(alert) ?? Infinity) <= now)) continue
    const waiting = (book.waiting.get(alert.id) ?? []).flatMap((one) => {
      const record = state.shops.get(one.shopId)
      if (record === undefined) return []
      const { title, priceFen, status } = record.shop
      return [{ ...one, title, priceFen, status }]
    })
    const telling = decideTelling(alert, waiting, now)
    if (telling.kind === 'wait') continue
    keepAlert(state, telling.alert)
    if (telling.kind === 'tell') writeMessages(state, [telling.message])
  }
}

function matchEvent(state: MarketState, event: ShopEvent): void {
  const record = state.shops.get(event.shopId)
  if (record === undefined) return
  const { shop, sellerId } = record
  const matched = { ...watchedShop(shop), sellerId, status: shop.status }
  const { alerts, waiting } = bookOf(state)
  for (const alert of alerts.values()) {
    const news = matchAlert(alert, event, matched, state.clock.now())
    if (news === null || (news === 'cheaper' && isAlreadyNotified(state, alert, event))) continue
    const kept = (waiting.get(alert.id) ?? []).filter((one) => one.shopId !== event.shopId || one.news !== news)
    const isFull = kept.length >= MAX_WAITING
    if (!isFull) waiting.set(alert.id, [...kept, { shopId: event.shopId, news, at: event.at }])
    const since = alert.waitingSince ?? event.at
    alerts.set(alert.id, { ...alert, waitingSince: since, beyond: alert.beyond + Number(isFull) })
  }
}

/** Who keeps the shop was told of its new price by name. */
const isAlreadyNotified = (state: MarketState, { userId }: Alert, { shopId, at, toFen }: ShopEvent): boolean =>
  toFen !== null &&
  state.inbox.some((one) => one.userId === userId && one.key === priceChangeKey({ shopId, at, toFen }))
