import { WITHDRAWAL_ON_WIRE } from '../../wire-states.ts'
import { SUCCESS, type Answer } from '../../api/api-client.ts'
import type { Order } from '../../api/market.ts'
import { wholeList, type Withdrawal } from './requests.ts'
import type { Person } from './proof-harness.ts'
import type { Finding } from './proof.ts'
import { send, type Attempt } from './traffic.ts'

/** Answered attempts that their users cannot see any more. */
export async function missingOf(people: readonly Person[], answered: readonly Attempt[]): Promise<number> {
  const seen = new Set<string>()
  for (const person of people) {
    for (const { id, status } of await wholeList<Withdrawal>(person, 'GET capital/withdraw')) {
      seen.add(`POST capital/withdraw ${id}`)
      if (status === WITHDRAWAL_ON_WIRE.failed) seen.add(`PUT capital/withdraw/cancel ${id}`)
    }
    for (const { id } of await wholeList<{ readonly id: string }>(person, 'GET coupon'))
      seen.add(`POST getUserCoupon ${id}`)
    for (const { id, paidFen } of await wholeList<Order>(person, 'GET order')) {
      seen.add(`POST order/place ${id}`)
      if (paidFen > 0) seen.add(`POST order/pay ${id}`)
    }
  }
  return answered.filter(({ name, answer }) => !seen.has(`${name} ${idOf(answer)}`)).length
}

interface Again {
  /** All requests of clients so far, without those that depended on lost data: their clients begin them again. */
  readonly attempts: readonly Attempt[]
  /** Attempts that had been answered, and were answered as new ones. */
  readonly gone: number
  readonly findings: readonly Finding[]
}

/**
 * All users send everything again, with the keys of before and in the order of before. What is certain must be answered
 * as it was.
 */
export async function sendAgain(
  people: readonly Person[],
  attempts: readonly Attempt[],
  certain: ReadonlySet<Attempt>,
): Promise<Again> {
  const goneIds = new Set<string>()
  const stored: Attempt[] = []
  const findings: Finding[] = []
  let gone = 0
  const again = async (attempt: Attempt): Promise<void> => {
    const { name, parameters, answer: before } = attempt
    const needed =
      name === 'POST order/pay'
        ? parameters['orderId']
        : name === 'PUT capital/withdraw/cancel'
          ? parameters['id']
          : undefined
    if (typeof needed === 'string' && goneIds.has(needed)) return
    attempt.answer = await send(people, attempt)
    stored.push(attempt)
    if (before === undefined || before.text === attempt.answer?.text) return
    gone += 1
    if (before.code === SUCCESS && idOf(before) !== idOf(attempt.answer)) goneIds.add(idOf(before))
    if (certain.has(attempt))
      findings.push({
        fault: 'wrong-answer',
        message: `${name} was answered before the backup began, and is answered otherwise now: ${attempt.answer?.text.slice(0, 200)}`,
      })
  }
  const ofOne = async (person: number): Promise<void> => {
    for (const attempt of attempts.filter((made) => made.person === person)) await again(attempt)
  }
  await Promise.all(people.map((_, person) => ofOne(person)))
  return { attempts: stored, gone, findings }
}

const idOf = (answer: Answer | undefined): string =>
  (answer?.data as { readonly id?: string } | null | undefined)?.id ?? ''
