import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../api/api-client.ts'
import { capitalOf } from '../../api/market.ts'
import { dice } from '../../dice.ts'
import { isGood, keyed, ordering, payingDeposit, wholeList, withdrawing, type Withdrawal } from './requests.ts'
import { booksOf, DEPOSIT_FEN, PRICE_FEN, withProofHarness, type ProofHarness, type Person } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'

const BALANCE_FEN = 100_00
const AMOUNT_FEN = 10_00
const FIT = 10
const AT_ONCE = 200
const CLAIMANTS = 64
const ORDERS = 20
const EMPTYING = 8
const DRAWS_EACH = 8
const PRIZES = 10
/** Those who withdraw, pay, order with a coupon, and empty their wallet. */
const RACERS = 4

type SendRequest = () => Promise<Answer>
type Below = (limit: number) => number

/** Everything at once, in an order and with pauses of a few milliseconds that the seed decides. */
const race = (requests: readonly SendRequest[], below: Below): Promise<readonly Answer[]> =>
  Promise.all(
    requests.map(async (call) => {
      await pause(below(4))
      return call()
    }),
  )

/** Exactly so many may win, and the others are refused for this reason. */
function assess(what: string, answers: readonly Answer[], wanted: number, reason: string): readonly Finding[] {
  const won = answers.filter(isGood).length
  const odd = answers.filter(
    (answer) => !isGood(answer) && (answer.data as { readonly reason?: string } | null)?.reason !== reason,
  )
  return [
    ...(won > wanted
      ? [{ fault: 'too-many' as const, message: `${what}: ${won} of ${answers.length} instead of ${wanted}` }]
      : []),
    ...(won < wanted
      ? [{ fault: 'too-few' as const, message: `${what}: ${won} of ${answers.length}, not ${wanted}` }]
      : []),
    ...odd.slice(0, 1).map(({ status, text }) => ({
      fault: 'wrong-answer' as const,
      message: `${what}: ${status} ${text.slice(0, 200)}`,
    })),
  ]
}

async function expectCapital(
  what: string,
  person: Person,
  availableFen: number,
  frozenFen: number,
  escrowFen: number,
): Promise<readonly Finding[]> {
  const stored = await capitalOf(person)
  const isRight =
    stored.availableFen === availableFen && stored.frozenFen === frozenFen && stored.escrowFen === escrowFen
  return isRight ? [] : [{ fault: 'half', message: `${what} left ${JSON.stringify(stored)}` }]
}

async function withdrawals(person: Person, below: Below): Promise<readonly Finding[]> {
  const answers = await race(
    Array.from(
      { length: AT_ONCE },
      (_, at) => () =>
        person.insist('POST capital/withdraw', withdrawing(person.cards[at % 2] ?? '', AMOUNT_FEN), keyed()),
    ),
    below,
  )
  const listed = await wholeList<Withdrawal>(person, 'GET capital/withdraw')
  return [
    ...assess(`${AT_ONCE} withdrawals of 10 on 100`, answers, FIT, 'balance-short'),
    ...(listed.length === answers.filter(isGood).length
      ? []
      : [{ fault: 'half' as const, message: `${listed.length} withdrawals are listed` }]),
    ...(await expectCapital('Withdrawing', person, 0, BALANCE_FEN, 0)),
  ]
}

async function payments(
  person: Person,
  shops: readonly string[],
  sold: Set<string>,
  below: Below,
): Promise<readonly Finding[]> {
  const orders = await Promise.all(
    shops.map((shop) => person.must<{ readonly id: string }>('POST order/place', ordering(shop), keyed())),
  )
  const answers = await race(
    orders.map(
      ({ id }) =>
        () =>
          person.insist('POST order/pay', payingDeposit(id), keyed()),
    ),
    below,
  )
  for (const [at, shop] of shops.entries()) if (isGood(answers[at])) sold.add(shop)
  return [
    ...assess(`${AT_ONCE} payments of 10 on 100`, answers, FIT, 'balance-short'),
    ...(await expectCapital('Paying', person, 0, 0, FIT * DEPOSIT_FEN)),
  ]
}

async function claims(people: readonly Person[], offerId: string, below: Below): Promise<readonly Finding[]> {
  const answers = await race(
    people.map((person) => () => person.insist('POST getUserCoupon', { offerId }, keyed())),
    below,
  )
  return assess(`${CLAIMANTS} claims of one coupon`, answers, 1, 'coupon-gone')
}

/** Every draw is answered, and ten of them win. */
async function draws(people: readonly Person[], lottery: string, below: Below): Promise<readonly Finding[]> {
  const answers = await race(
    people.flatMap((person) =>
      Array.from({ length: DRAWS_EACH }, () => () => person.insist('POST getLuckDraw', { lottery }, keyed())),
    ),
    below,
  )
  const what = `${answers.length} draws on ${PRIZES} prizes`
  const won = answers.filter((answer) => isGood(answer) && (answer.data as { readonly prize: unknown }).prize !== null)
  return [
    ...assess(`${what}, answered`, answers, answers.length, 'none'),
    ...(won.length === PRIZES
      ? []
      : [
          {
            fault: won.length > PRIZES ? ('too-many' as const) : ('too-few' as const),
            message: `${what}: ${won.length} won`,
          },
        ]),
  ]
}

async function ordersWithOneCoupon(
  person: Person,
  offerId: string,
  shops: readonly string[],
  sold: Set<string>,
  below: Below,
): Promise<readonly Finding[]> {
  await person.must('POST getUserCoupon', { offerId }, keyed())
  const [{ id: couponId } = { id: '' }] = await wholeList<{ readonly id: string }>(person, 'GET coupon')
  const answers = await race(
    shops.map((shop) => () => person.insist('POST order/place', ordering(shop, { plan: 'full', couponId }), keyed())),
    below,
  )
  for (const shop of shops) sold.add(shop)
  const won = answers.find(isGood)?.data as { readonly id: string } | undefined
  // The coupon is worth more than the service fee, and takes off no more: the price itself is left to pay.
  const paid =
    won &&
    (await person.insist('POST order/pay', { ...payingDeposit(won.id), part: 'full', amountFen: 55_00 }, keyed()))
  return [
    ...assess(`${ORDERS} orders with one coupon`, answers, 1, 'coupon-unusable'),
    ...(isGood(paid)
      ? []
      : [
          {
            fault: 'wrong-answer' as const,
            message: `The order with the coupon was not paid: ${paid?.text.slice(0, 200)}`,
          },
        ]),
    ...(await expectCapital('The coupon', person, BALANCE_FEN - PRICE_FEN, 0, 55_00)),
  ]
}

/** Told apart by nothing that matters: key, card, the order of the fields, the instant. */
async function emptying(person: Person, below: Below): Promise<readonly Finding[]> {
  const requests = Array.from({ length: EMPTYING }, (_, at) => {
    const fields = Object.entries(withdrawing(person.cards[at % 2] ?? '', BALANCE_FEN))
    const turned = Object.fromEntries([...fields.slice(at % 3), ...fields.slice(0, at % 3)])
    return () => person.insist('POST capital/withdraw', turned, { ...keyed(), timestamp: Date.now() - below(1000) })
  })
  return [
    ...assess(`${EMPTYING} withdrawals of everything`, await race(requests, below), 1, 'balance-short'),
    ...(await expectCapital('Emptying', person, 0, BALANCE_FEN, 0)),
  ]
}

export const races: Proof = {
  name: 'races',
  claim: `${AT_ONCE} withdrawals or payments of 10 at once on 100: ${FIT}; ${CLAIMANTS} claims of one coupon: 1; ${ORDERS} orders with one coupon: 1; ${EMPTYING} withdrawals of everything: 1; ${CLAIMANTS * DRAWS_EACH} draws on ${PRIZES} prizes: ${PRIZES}`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: 50, short: 1, faultyVariant: 1 },
  min: { seeds: 50 },
  faultyVariants: {
    'reads-then-writes': [
      'too-many: seed',
      'payments of 10 on 100: ',
      'claims of one coupon: ',
      'orders with one coupon: ',
      'withdrawals of everything: ',
      'draws on 10 prizes: ',
    ],
  },
  async run(trial) {
    const { rounds, seed, tell } = trial
    const shops = AT_ONCE + (FIT + ORDERS) * rounds
    const offers = Array.from({ length: 2 * rounds }, () => ({ stock: 1, perPerson: 1 }))
    return withProofHarness(
      trial,
      { people: CLAIMANTS + RACERS * rounds, availableFen: BALANCE_FEN, shops, offers, lotteries: rounds },
      async (harness: ProofHarness) => {
        const everybody = await harness.people()
        const claimants = everybody.slice(0, CLAIMANTS)
        const findings: Finding[] = []
        const sold = new Set<string>()
        const onSale = (max: number) => harness.shops.filter((shop) => !sold.has(shop)).slice(0, max)
        for (let round = 0; round < rounds; round += 1) {
          const { below } = dice(seed + round)
          const [one, two, three, four] = everybody.slice(CLAIMANTS + RACERS * round) as [
            Person,
            Person,
            Person,
            Person,
          ]
          const found = [
            ...(await withdrawals(one, below)),
            ...(await ordersWithOneCoupon(two, harness.offers[2 * round] ?? '', onSale(ORDERS), sold, below)),
            ...(await claims(claimants, harness.offers[2 * round + 1] ?? '', below)),
            ...(await draws(claimants, harness.lotteries[round] ?? '', below)),
            ...(await payments(three, onSale(AT_ONCE), sold, below)),
            ...(await emptying(four, below)),
          ]
          findings.push(...found.map(({ fault, message }) => ({ fault, message: `seed ${seed + round}: ${message}` })))
          if (round % 10 === 9) tell(`  ${round + 1} of ${rounds} seeds, ${findings.length} findings`)
        }
        findings.push(...(await booksOf(harness)))
        return {
          counts: {
            seeds: rounds,
            requests: rounds * (2 * AT_ONCE + CLAIMANTS * (1 + DRAWS_EACH) + ORDERS + EMPTYING),
          },
          findings,
        }
      },
    )
  },
}
