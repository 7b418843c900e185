import {
  cardFigures,
  composeTitle,
  fallenFen,
  platformOf,
  PROVINCES,
  timeOpen,
  TRANSFER_WAYS,
  type CardFigure,
  type ShopCard,
} from '@diandu/core/catalog'
import { formatCount, shortenNumber, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { cardMessages } from '../../../messages/catalog/card.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface CardFigureView {
  readonly key: CardFigure
  readonly label: string
  readonly value: string
}

export interface ShopCardView {
  readonly mark: { readonly label: string; readonly hue: number }
  readonly title: string
  /** By how much it became cheaper of late. */
  readonly fell: string | undefined
  /** At most three, the most important ones. */
  readonly figures: readonly CardFigureView[]
  /** How it changes hands, and where it is. */
  readonly transfer: string
  readonly place: string
}

export function shopCardView(shop: ShopCard, locale: Locale, now: number): ShopCardView {
  const platform = platformOf(shop.platform)
  const messages = cardMessages[locale]
  const fallen = fallenFen(shop, now)
  return {
    mark: { label: platform.mark, hue: platform.hue },
    title: unbroken(nameIn(composeTitle(shop), locale)),
    fell: fallen > 0 ? messages.fell(shortMoney(fallen, locale)) : undefined,
    figures: cardFigures(shop, locale).map((key) => ({
      key,
      label: messages.figures[key],
      value: VALUES[key](shop, locale, now),
    })),
    transfer: nameIn(TRANSFER_WAYS[shop.transferWay], locale),
    place: nameIn(PROVINCES[shop.province], locale),
  }
}

const VALUES: Readonly<Record<CardFigure, (shop: ShopCard, locale: Locale, now: number) => string>> = {
  // Of a mean the fen say nothing.
  turnover: ({ glance }, locale) => shortMoney(Math.round(glance.monthlyTurnoverFen / 100) * 100, locale),
  open: ({ glance }, locale, now) => {
    const { years, months } = timeOpen(glance.openedOn, now) ?? { years: 0, months: 0 }
    const messages = cardMessages[locale]
    return years > 0 ? messages.years(years) : messages.months(months)
  },
  points: ({ glance }) => String(glance.points),
  rating: ({ rating }) => rating.toFixed(2),
  fans: ({ glance }, locale) => (locale === 'en' ? formatCount(glance.fans) : shortenNumber(glance.fans)),
  level: ({ level }) => level,
}

/** No line begins with the dot between two parts. */
const unbroken = (text: string): string => text.replaceAll(' · ', '\u00a0· ')

const WIDTH = 48
const HEIGHT = 16
const EDGE = 2
/** Two months show no course. */
const MIN_SPARK_MONTHS = 3

/** A line through the amounts, in its box; undefined where there are too few. */
export function sparkLine(amountsFen: readonly number[]): string | undefined {
  if (amountsFen.length < MIN_SPARK_MONTHS) return undefined
  const low = Math.min(...amountsFen)
  const range = Math.max(...amountsFen) - low || 1
  const step = (WIDTH - 2 * EDGE) / (amountsFen.length - 1)
  return amountsFen
    .map((fen, at) => {
      const up = ((fen - low) / range) * (HEIGHT - 2 * EDGE)
      return `${Math.round(EDGE + at * step)},${Math.round(HEIGHT - EDGE - up)}`
    })
    .join(' ')
}
