import type { ListingStatus, ShopId } from '../../catalog/index.ts'
import { outsideQuietHours, type NewMessage } from '../../inbox/index.ts'
import { EVERY_NEWS, PACE_GAPS_MS, type Alert, type AlertNews } from '../alert.ts'
import { isStillTrue } from '../match-alert.ts'

/** A match that waits to be reported, with its shop as it is now. */
export interface WaitingMatch {
  readonly shopId: ShopId
  readonly news: AlertNews
  readonly at: number
  readonly title: string
  readonly priceFen: number
  readonly status: ListingStatus
}

export type Telling<U extends string> =
  /** Later: it is night, or the alert sent a message not long ago. */
  | { readonly kind: 'wait' }
  /** Nothing of what waited is true any more. */
  | { readonly kind: 'nothing'; readonly alert: Alert<U> }
  | { readonly kind: 'tell'; readonly alert: Alert<U>; readonly message: NewMessage<'match.alert'> }

/** When waiting matches are sent: never by night, and never sooner after the last message than was chosen. */
export function alertDueAt({
  waitingSince,
  toldAt,
  pace,
}: Pick<Alert, 'waitingSince' | 'toldAt' | 'pace'>): number | null {
  if (waitingSince === null) return null
  const earliest = toldAt === null ? waitingSince : Math.max(waitingSince, toldAt + PACE_GAPS_MS[pace])
  return outsideQuietHours(earliest, null)
}

const MAX_NAMED = 3

/** One message about all that waits; what became untrue in the meantime is left out, and each shop counts once. */
export function decideTelling<U extends string>(
  alert: Alert<U>,
  waiting: readonly WaitingMatch[],
  now: number,
): Telling<U> {
  const dueAt = alertDueAt(alert)
  if (dueAt === null || now < dueAt || outsideQuietHours(now, null) !== now) return { kind: 'wait' }
  const rest = { ...alert, waitingSince: null, beyond: 0 }
  const bundle = bundleOf(
    waiting.filter(({ news, status }) => alert.watched.includes(news) && isStillTrue(news, status)),
  )
  if (bundle.length === 0) return { kind: 'nothing', alert: rest }
  const count = (news: AlertNews): string => String(bundle.filter((one) => one.news === news).length)
  const figures = {
    name: alert.name,
    filter: alert.query,
    new: count('new'),
    cheaper: count('cheaper'),
    sold: count('sold'),
    beyond: String(alert.beyond),
    shops: bundle.slice(0, MAX_NAMED).map(writeNamed).join('\n'),
  }
  const message = { userId: alert.userId, event: 'match.alert', key: `alert:${alert.id}:${now}` } as const
  return {
    kind: 'tell',
    alert: { ...rest, toldAt: now },
    message: { ...message, subject: alert.id, figures, at: now },
  }
}

/** A shop that came, became cheaper and was sold is reported as sold. New ones first, of each the last one first. */
function bundleOf(waiting: readonly WaitingMatch[]): readonly WaitingMatch[] {
  const weight = ({ news }: WaitingMatch) => STRONGER.indexOf(news)
  const byShop = new Map<string, WaitingMatch>()
  for (const match of waiting) {
    const known = byShop.get(match.shopId)
    if (known === undefined || weight(match) < weight(known)) byShop.set(match.shopId, match)
  }
  const order = ({ news }: WaitingMatch) => EVERY_NEWS.indexOf(news)
  return [...byShop.values()].sort(
    (one, other) => order(one) - order(other) || other.at - one.at || (one.shopId < other.shopId ? -1 : 1),
  )
}

const STRONGER: readonly AlertNews[] = ['sold', 'new', 'cheaper']

const writeNamed = ({ title, priceFen }: WaitingMatch): string =>
  `${priceFen} ${title.replaceAll(/[\p{Cc}\s]+/gu, ' ')}`

export interface NamedShop {
  readonly title: string
  readonly priceFen: number
}

/** The shops that a message names. */
export const readNamed = (text: string): readonly NamedShop[] =>
  text.split('\n').flatMap((line) => {
    const [, fen = '', title = ''] = /^(\d{1,15}) (.+)$/.exec(line) ?? []
    return title === '' ? [] : [{ title, priceFen: Number(fen) }]
  })
