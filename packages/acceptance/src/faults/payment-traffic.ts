import { newKey, SUCCESS, type Answer, type ApiClient } from '../api/api-client.ts'
import { paying, placing, type Card, type Order, type Plan } from '../api/market.ts'
import { dice } from '../dice.ts'

/** One request that moves money, and what came of it; no answer is what a killed server gives. */
export interface Attempt {
  readonly buyer: number
  readonly name: 'POST order/place' | 'POST order/pay'
  readonly parameters: Readonly<Record<string, unknown>>
  readonly key: string
  answer: Answer | undefined
}

export interface TrafficPlan {
  readonly buyers: readonly ApiClient[]
  readonly shops: readonly Card[]
  readonly seed: number
  /** For each buyer, at once. */
  readonly lanes: number
  /** Called in the middle of it all, as this many requests have been sent. */
  readonly killAt: number
  readonly kill: () => void
}

const PLANS: readonly Plan[] = ['full', 'deposit']
/** So often is an order paid a second time at once, with a key of its own. */
const ONE_IN = 4

/**
 * Buyers who order and pay as fast as they are answered, until the server is gone. Answers everything that was
 * attempted.
 */
export async function payUntilKilled({
  buyers,
  shops,
  seed,
  lanes,
  killAt,
  kill,
}: TrafficPlan): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  const attempt = async (
    buyer: number,
    name: Attempt['name'],
    parameters: Attempt['parameters'],
  ): Promise<Answer | undefined> => {
    const made: Attempt = { buyer, name, parameters, key: newKey(), answer: undefined }
    const answer = send(buyers, made)
    if (attempts.push(made) === killAt) kill()
    made.answer = await answer
    return made.answer
  }
  const lane = async (buyer: number, at: number): Promise<void> => {
    const { pick, below } = dice(seed + buyer * 1000 + at)
    for (;;) {
      const placed = await attempt(buyer, 'POST order/place', placing(pick(shops), pick(PLANS)))
      if (placed === undefined) return
      if (placed.code !== SUCCESS) continue
      const payment = paying(placed.data as Order)
      const again = below(ONE_IN) === 0 ? [attempt(buyer, 'POST order/pay', payment)] : []
      const paid = await Promise.all([attempt(buyer, 'POST order/pay', payment), ...again])
      if (paid.includes(undefined)) return
    }
  }
  await Promise.all(buyers.flatMap((_, buyer) => Array.from({ length: lanes }, (_lane, at) => lane(buyer, at))))
  return attempts
}

/** Undefined where no whole answer came. */
export async function send(
  buyers: readonly ApiClient[],
  { buyer, name, parameters, key }: Attempt,
): Promise<Answer | undefined> {
  const client = buyers[buyer]
  if (client === undefined) throw new Error(`There is no buyer ${buyer}`)
  try {
    const answer = await client.call(name, parameters, { key })
    // A connection that is cut may end a text anywhere; what cannot be read was not answered.
    return answer.code === '' ? undefined : answer
  } catch {
    return undefined
  }
}
