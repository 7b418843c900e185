import { coinsAt } from '@diandu/core/coins'
import { phaseOf } from '@diandu/core/campaigns'
import { oddsOf, type DrawProof, type LotteryView, type PublishedLottery } from '@diandu/core/lottery'
import { readHoldings } from '../coins/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Queries } from '../database/index.ts'
import { findPerson, readDraws } from './draw-store.ts'
import { aboutSeed, endedBefore, outOf, poolOf, type LotteryRow } from './lottery-store.ts'

const MAX_DRAWS = 500

/** As the one who asks sees it. */
export async function viewOf(
  db: Queries,
  lottery: LotteryRow,
  userId: string | null,
  nowMs: number,
): Promise<LotteryView> {
  const { id, opensAt, closesAt, terms, seedDigest, drawn } = lottery
  const { series, name, coins, triesEach, prizes } = terms
  const person = userId === null ? null : await findPerson(db, userId, id)
  return {
    id,
    series,
    name,
    window: { opensAt, closesAt },
    coins,
    outOf: outOf(lottery),
    prizes: oddsOf(poolOf(lottery)).flatMap(({ prize, chances }) => {
      const of = prizes.find((one) => one.id === prize.id)
      return of === undefined
        ? []
        : [
            {
              id: prize.id,
              name: prize.name,
              kind: of.reward.kind,
              valueFen: of.valueFen,
              left: prize.stock,
              chances,
            },
          ]
    }),
    seedDigest,
    drawn,
    triesLeft: person === null ? null : Math.max(0, triesEach + person.granted - person.drawn),
    coinsLeft: userId === null || coins === 0 ? null : coinsAt(await readHoldings(db, userId), nowMs),
    previous: await endedBefore(db, terms, nowMs),
  }
}

/** Visitors may recompute it. The seed is published once there are no more draws. */
export async function proofOf(
  db: Queries,
  box: DataBox,
  lottery: LotteryRow,
  after: number,
  nowMs: number,
): Promise<DrawProof> {
  const { id, opensAt, closesAt, terms, sealedSeed, seedDigest, termsDigest } = lottery
  const window = { opensAt, closesAt }
  const isOver = phaseOf(window, nowMs) === 'over'
  const published: PublishedLottery = {
    id,
    window,
    blankWeight: terms.blankWeight,
    prizes: terms.prizes.map((prize) => ({ id: prize.id, weight: prize.weight, stock: prize.stock })),
    seedDigest,
    termsDigest,
    seed: isOver ? Buffer.from(box.open(sealedSeed, aboutSeed(id))).toString() : null,
  }
  const draws = await readDraws(db, id, after, MAX_DRAWS + 1)
  const shown = draws.slice(0, MAX_DRAWS)
  return { lottery: published, draws: shown, next: draws.length > MAX_DRAWS ? (shown.at(-1)?.position ?? null) : null }
}
