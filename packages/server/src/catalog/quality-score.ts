import { sourceOf, type Shop } from '@diandu/core/catalog'

type ScoredShop = Pick<Shop, 'isInspected' | 'rating' | 'trademark' | 'taxpayer' | 'figures' | 'photos'>

/**
 * How early a shop is recommended, 0 to 999. What a buyer can rely on counts: confirmed figures, good ratings, no
 * violations, no loans, a registered mark. Money does not: no place in the list is for sale.
 */
export function qualityScore(shop: ScoredShop): number {
  const { ratings, violations, hasLoans } = shop.figures
  const points = violations.value.general + violations.value.severe * 4 + violations.value.counterfeit * 8
  const average = (ratings.value.described + ratings.value.service + ratings.value.delivery) / 3
  const score =
    (shop.isInspected ? 240 : 0) +
    Math.round(Math.max(0, average - 4) * 300) +
    Math.max(0, 160 - points * 10) +
    (hasLoans.value ? 0 : 60) +
    TRADEMARK_SCORE[shop.trademark] +
    (shop.taxpayer === 'general' ? 40 : 0) +
    Math.min(4, shop.photos.length) * 10 +
    Math.round(shareConfirmed(shop.figures) * 60)
  return Math.max(0, Math.min(999, score))
}

const TRADEMARK_SCORE = { registered: 90, pending: 30, none: 0 } as const

/** How many of the figures are inspected, 0 to 1. The seller's word that they were exported counts for nothing. */
function shareConfirmed(figures: Shop['figures']): number {
  const all = Object.values(figures)
  return all.filter((figure) => sourceOf(figure) === 'inspector').length / all.length
}
