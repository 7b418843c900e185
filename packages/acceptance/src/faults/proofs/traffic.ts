import { WITHDRAWAL_ON_WIRE } from '../../wire-states.ts'
import { newKey, SUCCESS, type Answer } from '../../api/api-client.ts'
import { capitalOf, type Order } from '../../api/market.ts'
import { dice } from '../../dice.ts'
import { ordering, payingDeposit, wholeList, withdrawing, type Withdrawal } from './requests.ts'
import { DEPOSIT_FEN, type ProofHarness, type Person } from './proof-harness.ts'
import type { Finding } from './proof.ts'

/**
 * One request that moves money, with the key that it keeps however often it is sent. No answer is what a killed server
 * gives.
 */
export interface Attempt {
  readonly person: number
  readonly name: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly key: string
  answer: Answer | undefined
}

export const LANES = 2
export const PEOPLE = 8
export const AVAILABLE_FEN = 1_000_000_00
/** Of a hundred steps, so many order and pay a shop, claim a coupon, take a withdrawal back; the others withdraw. */
const STEPS = { order: 12, claim: 10, takeBack: 25 } as const
const MAX_FEN = 500

/** Sends; undefined where no whole answer came back. */
export async function send(
  people: readonly Person[],
  { person, name, parameters, key }: Attempt,
): Promise<Answer | undefined> {
  try {
    const answer = await people[person]?.call(name, parameters, { key })
    // A connection that is cut may end a text anywhere; what cannot be read was not answered.
    return answer?.code === '' ? undefined : answer
  } catch {
    return undefined
  }
}

interface TrafficPlan {
  readonly harness: ProofHarness
  readonly seed: number
  readonly attempts: Attempt[]
  /** Sends one attempt, as often as the proof wants; undefined ends the lane. */
  readonly call: (attempt: Attempt) => Promise<Answer | undefined>
  readonly goesOn: () => boolean
  /** Hands each shop out once. */
  readonly nextShop: () => string | undefined
}

/** People who withdraw, take back, order, pay and claim as fast as they are answered. */
export async function moveMoney(
  people: readonly Person[],
  { harness, seed, attempts, call, goesOn, nextShop }: TrafficPlan,
): Promise<void> {
  const attempt = async (
    person: number,
    name: string,
    parameters: Attempt['parameters'],
  ): Promise<Answer | undefined> => {
    const made: Attempt = { person, name, parameters, key: newKey(), answer: undefined }
    attempts.push(made)
    made.answer = await call(made)
    return made.answer
  }
  const lane = async (person: number, at: number): Promise<void> => {
    const { below } = dice(seed + person * 1000 + at)
    const cards = people[person]?.cards ?? []
    let mine: string | undefined
    while (goesOn()) {
      const roll = below(100)
      const shop = roll < STEPS.order ? nextShop() : undefined
      if (shop !== undefined) {
        const placed = await attempt(person, 'POST order/place', ordering(shop))
        if (placed === undefined) return
        if (
          placed.code === SUCCESS &&
          (await attempt(person, 'POST order/pay', payingDeposit((placed.data as Order).id))) === undefined
        )
          return
      } else if (roll < STEPS.order + STEPS.claim) {
        if ((await attempt(person, 'POST getUserCoupon', { offerId: harness.offers[0] })) === undefined) return
      } else if (roll < STEPS.order + STEPS.claim + STEPS.takeBack && mine !== undefined) {
        const id = mine
        mine = undefined
        if ((await attempt(person, 'PUT capital/withdraw/cancel', { id })) === undefined) return
      } else {
        const requested = await attempt(
          person,
          'POST capital/withdraw',
          withdrawing(cards[below(2)] ?? '', 100 * (1 + below(MAX_FEN / 100))),
        )
        if (requested === undefined) return
        if (requested.code === SUCCESS) mine = (requested.data as Withdrawal).id
      }
    }
  }
  await Promise.all(people.flatMap((_, person) => Array.from({ length: LANES }, (_lane, at) => lane(person, at))))
}

/**
 * Every attempt has been answered by now: what is there must be what was answered, neither less nor more nor half of
 * it.
 */
export async function account(people: readonly Person[], attempts: readonly Attempt[]): Promise<readonly Finding[]> {
  const findings: Finding[] = attempts
    .filter(({ answer }) => answer?.code !== SUCCESS)
    .map(({ name, answer }) => ({
      fault: 'wrong-answer',
      message: `${name} was answered ${answer?.text.slice(0, 200) ?? 'nothing'}`,
    }))
  for (const [at, person] of people.entries()) {
    const reportedIds = (name: string): readonly string[] =>
      attempts.flatMap((made) =>
        made.person === at && made.name === name && made.answer?.code === SUCCESS
          ? [(made.answer.data as { readonly id: string }).id]
          : [],
      )
    const [requested, coupons, orders, capital] = [
      await wholeList<Withdrawal>(person, 'GET capital/withdraw'),
      await wholeList<{ readonly id: string }>(person, 'GET coupon'),
      await wholeList<Order>(person, 'GET order'),
      await capitalOf(person),
    ]
    const paid = orders.filter(({ paidFen }) => paidFen > 0)
    findings.push(
      ...compare(
        'withdrawal',
        reportedIds('POST capital/withdraw'),
        requested.map(({ id }) => id),
      ),
      ...compare(
        'withdrawal taken back',
        reportedIds('PUT capital/withdraw/cancel'),
        requested.filter(({ status }) => status === WITHDRAWAL_ON_WIRE.failed).map(({ id }) => id),
      ),
      ...compare(
        'coupon',
        reportedIds('POST getUserCoupon'),
        coupons.map(({ id }) => id),
      ),
      ...compare(
        'order',
        reportedIds('POST order/place'),
        orders.map(({ id }) => id),
      ),
      ...compare(
        'payment',
        reportedIds('POST order/pay'),
        paid.map(({ id }) => id),
      ),
    )
    const frozenFen = requested
      .filter(({ status }) => status === WITHDRAWAL_ON_WIRE['to-process'])
      .reduce((sum, { amountFen }) => sum + amountFen, 0)
    const escrowFen = paid.length * DEPOSIT_FEN
    const wanted = { availableFen: AVAILABLE_FEN - frozenFen - escrowFen, frozenFen, escrowFen }
    const has = { availableFen: capital.availableFen, frozenFen: capital.frozenFen, escrowFen: capital.escrowFen }
    if (JSON.stringify(has) !== JSON.stringify(wanted))
      findings.push({
        fault: 'half',
        message: `what is listed makes ${JSON.stringify(wanted)}, the wallet says ${JSON.stringify(has)}`,
      })
  }
  return findings
}

function compare(what: string, lines: readonly string[], stored: readonly string[]): readonly Finding[] {
  const [isReported, isKept] = [new Set(lines), new Set(stored)]
  const lost = lines.filter((id) => !isKept.has(id)).length
  const more = stored.filter((id) => !isReported.has(id)).length + (lines.length - isReported.size)
  return [
    ...(lost === 0
      ? []
      : [{ fault: 'lost' as const, message: `${lost} of ${lines.length} answered (${what}) are not there` }]),
    ...(more === 0
      ? []
      : [{ fault: 'doubled' as const, message: `${more} (${what}) are there that no caller was told of` }]),
  ]
}
