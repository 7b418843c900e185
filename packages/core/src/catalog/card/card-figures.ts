import type { Locale } from '../../messages/index.ts'
import type { ShopCard } from '../listing.ts'
import type { PlatformId } from '../platform.ts'
import type { ShopKind } from '../shop-kind.ts'

/** The figures that a card can show of a shop. */
export type CardFigure = 'turnover' | 'open' | 'points' | 'rating' | 'fans' | 'level'

export const CARD_FIGURE_COUNT = 3

const BRAND: readonly CardFigure[] = ['turnover', 'open', 'points', 'rating', 'level', 'fans']
/**
 * The most telling figure first: a brand's shop is bought for its sales and its record, a personal shop for its
 * reputation, a shop that sells to its followers for them. An unknown figure is skipped for the next one.
 */
const BY_KIND: Readonly<Record<ShopKind, readonly CardFigure[]>> = {
  flagship: BRAND,
  exclusive: BRAND,
  franchise: BRAND,
  enterprise: BRAND,
  personal: ['turnover', 'open', 'level', 'points', 'rating', 'fans'],
}
const BY_VIEWERS: readonly CardFigure[] = ['turnover', 'fans', 'points', 'open', 'rating', 'level']

/** Douyin, RedNote, TikTok: shops that sell to those who follow them. */
const SOLD_TO_VIEWERS: ReadonlySet<PlatformId> = new Set<PlatformId>([32, 26, 39])

/** Platforms name their levels in Chinese alone. */
const HAN = /[\u4e00-\u9fff]/

const IS_KNOWN: Readonly<Record<CardFigure, (card: ShopCard, locale: Locale) => boolean>> = {
  turnover: ({ glance }) => glance.monthlyTurnoverFen > 0,
  open: ({ glance }) => /^\d{4}-\d\d-\d\d$/.test(glance.openedOn),
  points: () => true,
  rating: ({ rating }) => rating > 0,
  fans: ({ glance }) => glance.fans > 0,
  level: ({ level }, locale) => level.trim() !== '' && !(locale === 'en' && HAN.test(level)),
}

/** The figures of a card, the most telling one first: three, or as many as are known and have a text. */
export function cardFigures(card: ShopCard, locale: Locale): readonly CardFigure[] {
  const wanted = SOLD_TO_VIEWERS.has(card.platform) ? BY_VIEWERS : BY_KIND[card.kind]
  return wanted.filter((figure) => IS_KNOWN[figure](card, locale)).slice(0, CARD_FIGURE_COUNT)
}
