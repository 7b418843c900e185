import { cleanTextarea } from '../../input/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import {
  ALERT_PACES,
  EVERY_NEWS,
  MAX_ALERT_NAME,
  MAX_ALERTS,
  type Alert,
  type AlertId,
  type AlertSettings,
} from '../alert.ts'
import { alertQuery, filterOfQuery, isNarrow } from '../alert-filter.ts'

export interface AlertDraft extends AlertSettings {
  readonly query: string
}

export interface SavingFacts<U extends string> {
  readonly id: AlertId
  readonly userId: U
  /** The person's alert by the same filter, one that they threw away included. */
  readonly existing: Alert<U> | undefined
  /** How many alerts the person has, without those that were thrown away. */
  readonly count: number
  readonly at: number
}

/** A filter becomes an alert; the one that has the same filter takes the new settings. */
export function decideSaving<U extends string>(facts: SavingFacts<U>, draft: AlertDraft): Result<Alert<U>> {
  const filter = filterOfQuery(draft.query)
  if (!isNarrow(filter)) return fail(refused('parameter-missing', '请先选择至少一个筛选条件，再保存提醒', 'query'))
  const settings = checkedSettings(draft)
  if (!settings.ok) return settings
  const { existing, at } = facts
  const isKept = existing !== undefined && existing.removedAt === null
  if (!isKept && facts.count >= MAX_ALERTS) return fail(tooMany())
  if (existing === undefined) {
    const { id, userId } = facts
    const began = { savedAt: at, since: at, toldAt: null, ...NOTHING_WAITS }
    return ok({ id, userId, query: alertQuery(filter), ...settings.value, isPaused: false, removedAt: null, ...began })
  }
  const name = settings.value.name === '' ? existing.name : settings.value.name
  return ok(awake({ ...existing, ...settings.value, name }, false, at))
}

export interface AlertChange extends Partial<AlertSettings> {
  readonly isPaused?: boolean
}

interface OwnAlertFacts<U extends string> {
  readonly userId: U
  /** Undefined where there is no such alert. */
  readonly alert: Alert<U> | undefined
  readonly at: number
}

/** Its person changes an alert. What is paused forgets what waits, and begins anew when it goes on. */
export function decideChange<U extends string>(facts: OwnAlertFacts<U>, change: AlertChange): Result<Alert<U>> {
  const own = ownAlert(facts)
  if (!own.ok) return own
  const alert = own.value
  if (alert.removedAt !== null) return fail(notFound())
  const { name = alert.name, watched = alert.watched, pace = alert.pace, isPaused = alert.isPaused } = change
  const settings = checkedSettings({ name, watched, pace })
  return settings.ok ? ok(awake({ ...alert, ...settings.value }, isPaused, facts.at)) : settings
}

/** Its person throws an alert away; once more is no fault. */
export function decideRemoval<U extends string>(facts: OwnAlertFacts<U>): Result<Alert<U>> {
  const own = ownAlert(facts)
  if (!own.ok || own.value.removedAt !== null) return own
  return ok({ ...own.value, ...NOTHING_WAITS, removedAt: facts.at })
}

/** Its person takes an alert back that was thrown away. */
export function decideRestoring<U extends string>(
  facts: OwnAlertFacts<U> & { readonly count: number },
): Result<Alert<U>> {
  const own = ownAlert(facts)
  if (!own.ok || own.value.removedAt === null) return own
  if (facts.count >= MAX_ALERTS) return fail(tooMany())
  return ok(awake(own.value, own.value.isPaused, facts.at))
}

const NOTHING_WAITS = { waitingSince: null, beyond: 0 } as const

/** Events of the time in which an alert was paused are not reported. */
function awake<U extends string>(alert: Alert<U>, isPaused: boolean, at: number): Alert<U> {
  const slept = alert.isPaused || alert.removedAt !== null
  const since = slept && !isPaused ? at : alert.since
  return { ...alert, ...(slept || isPaused ? NOTHING_WAITS : {}), isPaused, removedAt: null, since }
}

function checkedSettings({ name: typed, watched: chosen, pace }: AlertSettings): Result<AlertSettings> {
  const name = plain(typed)
  const watched = EVERY_NEWS.filter((news) => chosen.includes(news))
  if (watched.length === 0) return fail(refused('bad-parameter', '请至少选择一种要提醒的变化', 'watched'))
  if (!Object.hasOwn(ALERT_PACES, pace)) return fail(refused('bad-parameter', '请选择提醒的频率', 'pace'))
  if (Array.from(name).length > MAX_ALERT_NAME)
    return fail(refused('bad-parameter', `名称请写在 ${MAX_ALERT_NAME} 个字以内`, 'name'))
  return ok({ name, watched, pace })
}

/** In one line, and without what could be taken for markup. */
const plain = (raw: string): string =>
  cleanTextarea(raw)
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()

function ownAlert<U extends string>({ userId, alert }: OwnAlertFacts<U>): Result<Alert<U>> {
  return alert === undefined || alert.userId !== userId ? fail(notFound()) : ok(alert)
}

const notFound = (): Failure => refused('not-found', '没有找到这个提醒', 'alertId')
const tooMany = (): Failure => refused('too-many', `最多保存 ${MAX_ALERTS} 个提醒，请先删除一个`)
