import { newKey, type Answer } from '../../api/api-client.ts'
import { capitalOf } from '../../api/market.ts'
import { isGood, keyed, ordering, payingDeposit, wholeList, withdrawing } from './requests.ts'
import { booksOf, DEPOSIT_FEN, withProofHarness, type Person } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'

const TIMES = 60
const AT_ONCE = 50
const BALANCE_FEN = 10_000_00

/**
 * One intention, asked for again and again: what it is called, what else it could be, and how often it is seen to have
 * happened.
 */
interface Intention {
  readonly name: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly another: Readonly<Record<string, unknown>>
  readonly effects: () => Promise<number>
}

async function requestAgain(
  person: Person,
  { name, parameters, another, effects }: Intention,
): Promise<readonly Finding[]> {
  const key = newKey()
  const call = (): Promise<Answer> => person.call(name, parameters, { key })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, call))
  while (answers.length < TIMES) answers.push(await call())
  const before = await effects()
  const other = await person.call(name, another, { key })
  const texts = new Set(answers.map(({ status, text }) => `${status} ${text}`))
  const refusal = (other.data as { readonly reason?: string } | null)?.reason
  return [
    ...(answers.every(isGood)
      ? []
      : [
          {
            fault: 'wrong-answer' as const,
            message: `${name}: ${answers.find((answer) => !isGood(answer))?.text.slice(0, 200)}`,
          },
        ]),
    ...(texts.size === 1
      ? []
      : [{ fault: 'wrong-answer' as const, message: `${name}: one key, ${texts.size} different answers` }]),
    ...(before === 1 ? [] : [{ fault: 'two-effects' as const, message: `${name}: one key, ${before} effects` }]),
    ...(refusal === 'key-reused' && (await effects()) === before
      ? []
      : [
          {
            fault: 'two-effects' as const,
            message: `${name}: the key was taken for another request: ${other.text.slice(0, 200)}`,
          },
        ]),
  ]
}

export const keys: Proof = {
  name: 'keys',
  claim: `one key ${TIMES} times, ${AT_ONCE} of them at once: one effect, the same answer byte for byte; with another body refused`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: 20, short: 1, faultyVariant: 1 },
  min: { keys: 80, requests: 80 * TIMES },
  faultyVariants: { 'forgets-keys': ['two-effects', 'wrong-answer'] },
  async run(trial) {
    const { rounds } = trial
    const offers = Array.from({ length: rounds }, () => ({ stock: 1000, perPerson: 1000 }))
    return withProofHarness(
      trial,
      { people: rounds, availableFen: BALANCE_FEN, shops: 3 * rounds, offers },
      async (harness) => {
        const findings: Finding[] = []
        for (const [round, person] of (await harness.people()).entries()) {
          const [shop = '', otherShop = '', third = ''] = harness.shops.slice(3 * round)
          const [card = ''] = person.cards
          const { id: orderId } = await person.must<{ readonly id: string }>(
            'POST order/place',
            ordering(third),
            keyed(),
          )
          const intentions: readonly Intention[] = [
            {
              name: 'POST capital/withdraw',
              parameters: withdrawing(card, 10_00),
              another: withdrawing(card, 11_00),
              effects: async () => (await wholeList(person, 'GET capital/withdraw')).length,
            },
            // The order that waits for its payment below is there already.
            {
              name: 'POST order/place',
              parameters: ordering(shop),
              another: ordering(otherShop),
              effects: async () => (await wholeList(person, 'GET order')).length - 1,
            },
            {
              name: 'POST order/pay',
              parameters: payingDeposit(orderId),
              another: { ...payingDeposit(orderId), part: 'balance' },
              effects: async () => (await capitalOf(person)).escrowFen / DEPOSIT_FEN,
            },
            {
              name: 'POST getUserCoupon',
              parameters: { offerId: harness.offers[round] },
              another: { offerId: 'another' },
              effects: async () => (await wholeList(person, 'GET coupon')).length,
            },
          ]
          for (const intention of intentions) findings.push(...(await requestAgain(person, intention)))
        }
        findings.push(...(await booksOf(harness)))
        return { counts: { keys: rounds * 4, requests: rounds * 4 * (TIMES + 1) }, findings }
      },
    )
  },
}
