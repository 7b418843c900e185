import fc from 'fast-check'
import { COIN_KINDS, EXCHANGE_STATUSES, GIFTS, NO_COINS } from '../../src/coins/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const holdings = fc.array(fc.tuple(aNumber(), aNumber()), { maxLength: 4 }).map((entries) => new Map(entries))
const signed = fc.array(fc.record({ day: aText(), isMadeUp: fc.boolean() }), { maxLength: 4 })
const evidence = fc.record(
  Object.fromEntries(Object.keys(NO_COINS.evidence).map((task): [string, fc.Arbitrary<number>] => [task, aNumber()])),
)
const taskFacts = { evidence, rewarded: fc.array(aText()).map((given) => new Set(given)) }
const aTask = fc.constantFrom(...Object.keys(NO_COINS.evidence))
const aGift = fc.constantFrom(...GIFTS)
const anAddress = fc.option(fc.record({ receiver: aText(), mobile: aText(), place: aText() }))
const anExchange = fc.record({
  id: aText(),
  giftId: aText(),
  name: fc.record({ zh: aText(), en: aText() }),
  coins: aNumber(),
  at: aNumber(),
  status: aKeyOf(EXCHANGE_STATUSES),
})

export const coinsRows: ModuleRows = {
  applyCoinPosting: 'It throws where an account would fall below nothing: a posting is decided before it is applied.',
  coinOverview: [fc.record({ holdings, signed, ...taskFacts }), aNumber()],
  coinTasks: [fc.record(taskFacts), aNumber()],
  coinTermsAt: [aNumber()],
  coinsAt: [holdings, aNumber()],
  couponOfGift: [aGift, aNumber()],
  dayOf: [aNumber()],
  decideCoinMove: [
    holdings,
    fc.record({ kind: aKeyOf(COIN_KINDS), reference: aText(), coins: aNumber(), at: aNumber() }),
  ],
  decideExchange: [
    fc.option(
      fc.tuple(aGift, aNumber(), aNumber()).map(([gift, left, taken]) => ({ ...gift, left, taken })),
      { nil: undefined },
    ),
    holdings,
    anAddress,
    aNumber(),
  ],
  decideParcel: [
    fc.option(anExchange, { nil: undefined }),
    fc.oneof(fc.record({ tracking: aText() }), fc.record({ returnedFor: aText() })),
  ],
  decideSignIn: [signed, fc.option(aText()), aNumber()],
  decideTaskReward: [fc.record(taskFacts), aTask, aNumber()],
  giftAddress: [fc.record({ receiver: aText(), mobile: aText(), regionNames: fc.array(aText()), detail: aText() })],
  giftMonth: [aNumber()],
  lapseMessage: [fc.record({ userId: aText(), year: aNumber(), coins: aNumber() }), aNumber()],
  lapsingYear: [aNumber()],
  lapsePostings: [holdings, aNumber()],
  lapsesAt: [aNumber()],
  nextLapse: [holdings, aNumber()],
  openDays: [signed, aNumber()],
  ownYear: [aText()],
  signInCoins: [fc.record({ signIn: fc.array(aNumber()) }), aNumber()],
  streakUntil: [signed, aText()],
  taskReference: [fc.record({ id: aTask, period: fc.constantFrom('once', 'day') }), aNumber()],
}
