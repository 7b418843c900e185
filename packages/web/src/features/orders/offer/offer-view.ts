import { formatTime, formatYuan } from '@diandu/core/format'
import { parseYuan } from '@diandu/core/input'
import { percentOf } from '@diandu/core/kernel'
import { MIN_OFFER_PERCENT, offerValidUntil, type ShownOffer } from '@diandu/core/orders'
import { sevenDaysLeftText } from '../../../app/time/time-left.ts'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** What became of an offer, in one sentence for its buyer. */
export function offerText({ status, offeredFen, agreedFen }: ShownOffer, locale: Locale): string {
  const messages = offerMessages[locale]
  const yuan = formatYuan(agreedFen ?? offeredFen, { grouped: true })
  switch (status) {
    case 'open':
      return messages.waiting(yuan)
    case 'accepted':
      return messages.agreed(yuan)
    case 'countered':
      return messages.countered(yuan)
    case 'refused':
      return messages.refused(yuan)
    case 'withdrawn':
      return messages.tookBack(yuan)
    case 'lapsed':
      return messages.lapsed(yuan)
  }
}

export const isAgreed = ({ status }: Pick<ShownOffer, 'status'>): boolean =>
  status === 'accepted' || status === 'countered'

/** Until when an offer stands, and what is left of its seven days once the time is known. */
export function untilText(offer: ShownOffer, now: number | undefined, locale: Locale): string | undefined {
  const until = offerValidUntil(offer)
  if (until === null) return undefined
  const messages = offerMessages[locale]
  const day = messages.until(formatTime(until, 'yyyy-mm-dd hh:mm'))
  if (now === undefined) return day
  const left = sevenDaysLeftText(until, now, locale)
  return `${day} · ${until > now ? messages.left(left) : left}`
}

export const minOfferFen = (askedFen: number): number => percentOf(askedFen, MIN_OFFER_PERCENT)

/** What is wrong with a typed offer; undefined where it can be sent. */
export function offerFault(typed: string, askedFen: number, locale: Locale): string | undefined {
  const { faults } = offerMessages[locale]
  const amount = parseYuan(typed)
  if (!amount.ok || amount.value === 0) return faults.amount
  if (amount.value >= askedFen) return faults.lower
  return amount.value < minOfferFen(askedFen)
    ? faults.low(formatYuan(minOfferFen(askedFen), { grouped: true }))
    : undefined
}

/** What is wrong with a seller's own price for an offer. */
export function counterFault(typed: string, { offeredFen, askedFen }: ShownOffer, locale: Locale): string | undefined {
  const { faults } = offerMessages[locale]
  const amount = parseYuan(typed)
  if (!amount.ok) return faults.amount
  return amount.value > offeredFen && amount.value < askedFen ? undefined : faults.between
}

export function fenOf(typed: string): number {
  const amount = parseYuan(typed)
  return amount.ok ? amount.value : 0
}
