import {
  decideSaving,
  decideTelling,
  filterOfQuery,
  type Alert,
  type AlertDraft,
  type AlertId,
} from '@diandu/core/alerts'
import { endOfDay } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { putAlert } from '../../alerts/index.ts'
import { fittingShops } from '../../catalog/index.ts'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'

/** Who has alerts from the start. */
const DEMO_WATCHER = 'demo-01'

const DRAFTS: readonly AlertDraft[] = [
  { query: 'platform=1.3&max=300000', name: '', watched: ['new', 'cheaper'], pace: 'daily' },
  { query: 'kind=flagship&trademark=registered', name: '有注册商标的旗舰店', watched: ['new', 'sold'], pace: 'weekly' },
]

const MAX_SHOPS = 4

/** Filters that a buyer saved; the first of them sent a message yesterday at noon. */
export async function putDemoAlerts(tx: Transaction, nowMs: number): Promise<void> {
  const noon = endOfDay(nowMs, -1) + 1 - 12 * HOUR_MS
  for (const [nth, draft] of DRAFTS.entries()) {
    const facts = { id: `demo-alert-${nth + 1}` as AlertId, userId: DEMO_WATCHER, existing: undefined, count: 0 }
    const saved = decideSaving({ ...facts, at: noon - (nth + 2) * DAY_MS }, draft)
    if (!saved.ok) throw new Error(`The alert ${draft.query} of the demonstration is refused.`)
    await putAlert(tx, nth === 0 ? await withMessage(tx, saved.value, noon) : saved.value)
  }
}

async function withMessage(tx: Transaction, alert: Alert, noon: number): Promise<Alert> {
  const shops = await fittingShops(tx, { ...filterOfQuery(alert.query), sort: 'latest' }, MAX_SHOPS, noon)
  const waiting = shops.map(({ id, title, priceFen, status }, nth) => ({
    shopId: id,
    title,
    priceFen,
    status,
    news: nth === 0 ? ('cheaper' as const) : ('new' as const),
    at: noon - HOUR_MS,
  }))
  const answer = decideTelling({ ...alert, waitingSince: noon - HOUR_MS }, waiting, noon)
  if (answer.kind !== 'tell') return alert
  await writeMessages(tx, [answer.message])
  return answer.alert
}
