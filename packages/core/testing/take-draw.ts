import type { CampaignWindow } from '../src/campaigns/index.ts'
import { ok, type Result } from '../src/kernel/index.ts'
import {
  decideDraw,
  type Draw,
  type DrawHash,
  type LotteryId,
  type PrizePool,
  type PublishedDraw,
} from '../src/lottery/index.ts'

/** A lottery as the platform keeps it. */
export interface DrawDesk {
  readonly id: LotteryId
  readonly seed: string
  readonly termsDigest: string
  readonly pool: PrizePool
  readonly window: CampaignWindow
  /** How often each person may try. */
  readonly triesEach: number
  readonly draws: readonly DrawRecord[]
}

export interface DrawRecord extends Draw {
  readonly person: string
  readonly key: string
  readonly device: string | null
  readonly published: PublishedDraw
}

export interface DrawRequest {
  readonly person: string
  readonly key: string
  readonly at: number
  /** The device's own id; null without one. */
  readonly device?: string | null
}

/** How many tries a person has left; never less than none. */
export function triesLeftOf({ triesEach, draws }: Pick<DrawDesk, 'triesEach' | 'draws'>, person: string): number {
  return Math.max(0, triesEach - draws.filter((draw) => draw.person === person).length)
}

/** One request at the desk: the same key again gets the same draw, whatever has happened since. */
export function takeDraw(
  desk: DrawDesk,
  { person, key, at, device = null }: DrawRequest,
  hash: DrawHash,
): { readonly desk: DrawDesk; readonly answer: Result<Draw> } {
  const own = desk.draws.filter((draw) => draw.person === person)
  const known = own.find((draw) => draw.key === key)
  if (known !== undefined) return { desk, answer: ok(answerOf(known)) }
  const number = own[0]?.published.person ?? new Set(desk.draws.map((draw) => draw.person)).size + 1
  const last = desk.draws.at(-1)?.published ?? { position: 0, drawnAt: 0, link: desk.termsDigest }
  const others = desk.draws.filter((draw) => device !== null && draw.device === device && draw.person !== person)
  const othersOnDevice = new Set(others.map((draw) => draw.person)).size
  const facts = { ...desk, person: number, drawn: own.length, tries: desk.triesEach, othersOnDevice, last }
  const decided = decideDraw(facts, at, hash)
  if (!decided.ok) return { desk, answer: decided }
  const { prize, pool, published, triesLeft } = decided.value
  const { position, drawnAt, link } = published
  const won = prize && { id: prize.id, name: prize.name }
  const draw: DrawRecord = { prize: won, drawnAt, triesLeft, position, link, person, key, device, published }
  return { desk: { ...desk, pool, draws: [...desk.draws, draw] }, answer: ok(answerOf(draw)) }
}

const answerOf = ({ prize, drawnAt, triesLeft, position, link }: DrawRecord): Draw => ({
  prize,
  drawnAt,
  triesLeft,
  position,
  link,
})
