import {
  drawShops,
  MAX_DRAW_VIEWED,
  type DrawnShop,
  type DrawRequest,
  type ListingFilter,
  type ShopCard,
} from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { fittingShops } from '../fitting-shops.ts'
import { sellersOf } from '../listing/listing-store.ts'
import { findCards } from '../shop-store.ts'
import { lastViewedIds } from '../view-history-store.ts'

/** So many shops of each likeness take part in a draw. */
const EACH_LIKENESS = 60
/** Of how many industries and platforms that were viewed. */
const MODELS = 3

/** Draws among the best shops that are like what was viewed, and the best of all. */
export async function drawFor(
  db: Reads,
  userId: string | null,
  { viewed, without, seed }: DrawRequest,
): Promise<readonly DrawnShop[]> {
  const known = userId === null ? [] : await lastViewedIds(db, userId, MAX_DRAW_VIEWED)
  const cards = await findCards(db, [...new Set([...known, ...viewed])].slice(0, MAX_DRAW_VIEWED))
  const candidates = new Map<string, ShopCard>()
  // More of each than were drawn before: otherwise many shakes would leave none that fits.
  const wanted = EACH_LIKENESS + without.length
  for (const likeness of likenessesOf(cards))
    for (const shop of await fittingShops(db, { ...likeness, sort: 'recommended' }, wanted, 0))
      candidates.set(shop.id, shop)
  const sellers = userId === null ? new Map<string, string>() : await sellersOf(db, [...candidates.keys()])
  return drawShops({
    viewed: cards,
    candidates: [...candidates.values()].filter(({ id }) => userId === null || sellers.get(id) !== userId),
    without,
    seed,
  })
}

type Likeness = Omit<ListingFilter, 'sort'>

function likenessesOf(viewed: readonly ShopCard[]): readonly Likeness[] {
  const pairs = viewed.map(({ platform, industry }): Likeness => ({ platforms: [platform], industries: [industry] }))
  const industries = viewed.map(({ industry }): Likeness => ({ industries: [industry] }))
  const platforms = viewed.map(({ platform }): Likeness => ({ platforms: [platform] }))
  return [...byFrequency(pairs), ...byFrequency(industries), ...byFrequency(platforms), {}]
}

/** The most frequent ones, the last viewed first where two are as frequent. */
function byFrequency(likenesses: readonly Likeness[]): readonly Likeness[] {
  const counts = new Map<string, number>()
  for (const one of likenesses) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1)
  return [...counts]
    .toSorted(([, many], [, few]) => few - many)
    .slice(0, MODELS)
    .map(([text]) => JSON.parse(text) as Likeness)
}
