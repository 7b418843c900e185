import { decidePublication, type RequestCriteria, type RequestId } from '@diandu/core/buyer-requests'
import { INDUSTRIES, publicPlatforms, SHOP_KINDS } from '@diandu/core/catalog'
import type { Database } from '../database/index.ts'
import { matchListing } from './match-store.ts'
import { insertRequest } from './request-store.ts'

/** How many requests stand while a listing is matched. */
const REQUESTS = 1_000
const LISTINGS = 200

export interface MatchingFigures {
  readonly requests: number
  /** How many of them a listing meets, on average. */
  readonly matched: number
  /** Of each listing, in the order of trying, with its transaction. */
  readonly tookMs: readonly number[]
}

/**
 * Matches listings of the market that is there, one after the other, each in a transaction of its own, against a
 * thousand requests that stand: from the first statement to the commit.
 */
export async function measureMatching(db: Database, nowMs: number): Promise<MatchingFigures> {
  await db.transaction(async (tx) => {
    for (let nth = 0; nth < REQUESTS; nth += 1) {
      const id = `measured-${nth}` as RequestId
      const facts = { id, buyerId: `measured-buyer-${nth}`, openCount: 0, countWithinDay: 0, at: nowMs }
      const decided = decidePublication(facts, { criteria: criteriaOf(nth), days: 60, content: '' })
      if (!decided.ok) throw new Error(`Request ${nth} was refused.`)
      await insertRequest(tx, decided.value)
    }
  })
  const shops = await db.query<{ id: string }>(
    `SELECT id FROM shops WHERE status = 'on-sale' ORDER BY score, id LIMIT ${LISTINGS}`,
  )
  const tookMs: number[] = []
  let matched = 0
  for (const { id } of shops) {
    const from = performance.now()
    matched += await db.transaction((tx) => matchListing(tx, id, nowMs))
    tookMs.push(performance.now() - from)
  }
  return { requests: REQUESTS, matched: matched / Math.max(1, shops.length), tookMs }
}

/** Mostly narrow ones, as people write them; of twenty, one that a good part of the market fits. */
function criteriaOf(nth: number): RequestCriteria {
  const pick = <T>(choices: readonly T[], step = 1): T => choices[Math.floor(nth / step) % choices.length] as T
  const industries = Object.keys(INDUSTRIES) as (keyof typeof INDUSTRIES)[]
  const kinds = Object.keys(SHOP_KINDS) as (keyof typeof SHOP_KINDS)[]
  const [platform, kind, industry] = [pick(publicPlatforms()).id, pick(kinds, 3), pick(industries, 2)]
  const maxPriceFen = 10_000_000 + nth * 50_000
  if (nth % 20 === 0) return { maxPriceFen }
  const ways: readonly RequestCriteria[] = [
    { platform, kind, industry, maxPriceFen },
    { platform, industry },
    { industry, kind, maxPriceFen },
    { platform, kind, trademark: 'registered', maxPriceFen },
  ]
  return ways[nth % ways.length] as RequestCriteria
}
