import { setTimeout as pause } from 'node:timers/promises'
import { newKey, type Answer } from '../../api/api-client.ts'
import { dice } from '../../dice.ts'
import { booksOf, withProofHarness, type Person, type ProofHarness } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'
import { isGood, keyed } from './requests.ts'

const CROWD = 64
/** Who draws, repeats a key, draws for coins, signs in and takes the reward of a task. */
const OTHERS = 5
const COINS = 1_000
const DRAW_COINS = 300
const TRIES = 8
const PRIZES = 10
/** Of core's gifts the one of which a month has the fewest, and what it costs. */
const GIFT = { id: 'scale', coins: 900, stock: 20 }
const AT_ONCE = 24
const FIRST_DAY_COINS = 5
const TASK = { id: 'add-favourite', coins: 5 }

type SendRequest = () => Promise<Answer>

async function atOnce(requests: readonly SendRequest[], below: (limit: number) => number): Promise<readonly Answer[]> {
  return Promise.all(
    requests.map(async (send) => {
      await pause(below(4))
      return send()
    }),
  )
}

const times = (count: number, send: SendRequest): readonly SendRequest[] => Array.from({ length: count }, () => send)

/** So many succeed, and the others are refused for this reason. */
function expectSuccesses(what: string, answers: readonly Answer[], wanted: number, reason: string): Finding[] {
  const good = answers.filter(isGood).length
  const odd = answers.find(
    (answer) => !isGood(answer) && (answer.data as { readonly reason?: string } | null)?.reason !== reason,
  )
  const message = `${what}: ${good} of ${answers.length}, not ${wanted}`
  return [
    ...(good === wanted ? [] : [{ fault: good > wanted ? ('too-many' as const) : ('too-few' as const), message }]),
    ...(odd === undefined
      ? []
      : [{ fault: 'wrong-answer' as const, message: `${what}: ${odd.status} ${odd.text.slice(0, 200)}` }]),
  ]
}

async function expectCoins(what: string, person: Person, wanted: number): Promise<Finding[]> {
  const { coins } = await person.must<{ readonly coins: number }>('GET getCoinTask')
  return coins === wanted ? [] : [{ fault: 'half', message: `${what} left ${coins} coins, not ${wanted}` }]
}

async function expectTriesLeft(what: string, person: Person, lottery: string, wanted: number): Promise<Finding[]> {
  const { triesLeft } = await person.must<{ readonly triesLeft: number }>('GET getDrawGoods', { lottery })
  return triesLeft === wanted ? [] : [{ fault: 'half', message: `${what} left ${triesLeft} tries, not ${wanted}` }]
}

type Below = (limit: number) => number

async function crowdDraws(crowd: readonly Person[], lottery: string, below: Below): Promise<Finding[]> {
  const what = `${CROWD * TRIES} draws on ${PRIZES} prizes`
  const requests = crowd.flatMap((person) =>
    times(TRIES, () => person.insist('POST getLuckDraw', { lottery }, keyed())),
  )
  const answers = await atOnce(requests, below)
  const won = answers.filter((answer) => isGood(answer) && (answer.data as { readonly prize: unknown }).prize !== null)
  return [
    ...expectSuccesses(`${what}, answered`, answers, answers.length, 'none'),
    ...(won.length === PRIZES
      ? []
      : [{ fault: 'too-many' as const, message: `${what}: ${won.length} won, not ${PRIZES}` }]),
  ]
}

async function drawOften(person: Person, lottery: string, below: Below): Promise<Finding[]> {
  const draw = () => person.insist('POST getLuckDraw', { lottery }, keyed())
  const what = `${AT_ONCE} draws with ${TRIES} tries`
  return [
    ...expectSuccesses(what, await atOnce(times(AT_ONCE, draw), below), TRIES, 'tries-spent'),
    ...(await expectTriesLeft(what, person, lottery, 0)),
  ]
}

async function drawAgain(person: Person, lottery: string, below: Below): Promise<Finding[]> {
  const key = newKey()
  const draw = () => person.insist('POST getLuckDraw', { lottery }, { key })
  const answers = [...(await atOnce(times(AT_ONCE, draw), below)), await draw()]
  const what = `${answers.length} draws under one key`
  const different = new Set(answers.map(({ text }) => text)).size
  return [
    ...expectSuccesses(what, answers, answers.length, 'none'),
    ...(different === 1 ? [] : [{ fault: 'two-effects' as const, message: `${what}: ${different} different answers` }]),
    ...(await expectTriesLeft(what, person, lottery, TRIES - 1)),
  ]
}

async function drawForCoins(person: Person, lottery: string, below: Below): Promise<Finding[]> {
  const draw = () => person.insist('POST getDrawByCoin', { lottery }, keyed())
  const affordable = Math.floor(COINS / DRAW_COINS)
  const what = `${AT_ONCE} draws for ${DRAW_COINS} coins`
  return [
    ...expectSuccesses(what, await atOnce(times(AT_ONCE, draw), below), affordable, 'coins-short'),
    ...(await expectCoins(what, person, COINS - affordable * DRAW_COINS)),
  ]
}

async function signIn(person: Person, below: Below): Promise<Finding[]> {
  const sign = () => person.insist('POST getCoinBySign', {}, keyed())
  const what = `${AT_ONCE} sign-ins of one day`
  return [
    ...expectSuccesses(what, await atOnce(times(AT_ONCE, sign), below), 1, 'day-signed'),
    ...(await expectCoins(what, person, COINS + FIRST_DAY_COINS)),
  ]
}

/** As from two phones at once, and more. */
async function takeReward(person: Person, shopId: string, below: Below): Promise<Finding[]> {
  await person.must('POST user/collect', { shopId, action: 'add' })
  const take = () => person.insist('POST getCoinByTasks', { taskId: TASK.id }, keyed())
  const what = `${AT_ONCE} rewards of one task`
  return [
    ...expectSuccesses(what, await atOnce(times(AT_ONCE, take), below), 1, 'task-rewarded'),
    ...(await expectCoins(what, person, COINS + TASK.coins)),
  ]
}

async function exchange(crowd: readonly Person[], below: Below): Promise<Finding[]> {
  const wish = { giftId: GIFT.id, addressId: 'home' }
  const answers = await atOnce(
    crowd.map((person) => () => person.insist('POST getGiftByCoin', wish, keyed())),
    below,
  )
  const what = `${CROWD} wishes of a gift of ${GIFT.stock}`
  const left = await Promise.all(
    crowd.map((person, at) => expectCoins(what, person, isGood(answers[at]) ? COINS - GIFT.coins : COINS)),
  )
  return [...expectSuccesses(what, answers, GIFT.stock, 'gift-gone'), ...left.flat()]
}

async function oneRound(harness: ProofHarness, seed: number): Promise<readonly Finding[]> {
  const { below } = dice(seed)
  const everybody = await harness.people()
  const crowd = everybody.slice(0, CROWD)
  const [one, two, three, four, five] = everybody.slice(CROWD) as [Person, Person, Person, Person, Person]
  const [crowded = '', quiet = ''] = harness.lotteries
  return [
    ...(await crowdDraws(crowd, crowded, below)),
    ...(await drawOften(one, quiet, below)),
    ...(await drawAgain(two, quiet, below)),
    ...(await drawForCoins(three, harness.coinLotteries[0] ?? '', below)),
    ...(await signIn(four, below)),
    ...(await takeReward(five, harness.shops[0] ?? '', below)),
    ...(await exchange(crowd, below)),
    ...(await booksOf(harness)),
  ]
}

export const prizes: Proof = {
  name: 'prizes',
  claim: `${CROWD * TRIES} draws at once on ${PRIZES} prizes: ${PRIZES}; ${AT_ONCE} with ${TRIES} tries: ${TRIES}; one key: one draw; ${CROWD} wishes of a gift of ${GIFT.stock}: ${GIFT.stock}; one sign-in and one task ${AT_ONCE} times at once: paid once`,
  engines: ['pglite', 'postgresql'],
  // The stock of a gift is of a month: each round has a server of its own.
  rounds: { long: 10, short: 1, faultyVariant: 1 },
  min: { rounds: 10 },
  faultyVariants: {
    'draws-beyond-stock': [`draws on ${PRIZES} prizes: `],
    'counts-tries-twice': [`draws with ${TRIES} tries: `],
    'forgets-draw-keys': ['two-effects: '],
    'gives-gifts-without-stock': [`too-many: seed`, `a gift of ${GIFT.stock}: `],
    'pays-coins-twice': [`sign-ins of one day left `, `rewards of one task left `],
  },
  faultyVariantsWhenShort: 1,
  async run(trial) {
    const { rounds, seed, tell } = trial
    const findings: Finding[] = []
    const wanted = {
      people: CROWD + OTHERS,
      availableFen: 0,
      shops: 1,
      offers: [],
      lotteries: 2,
      drawCoins: DRAW_COINS,
      coins: COINS,
    }
    for (let round = 0; round < rounds; round += 1) {
      const found = await withProofHarness(trial, wanted, (harness) => oneRound(harness, seed + round))
      findings.push(...found.map(({ fault, message }) => ({ fault, message: `seed ${seed + round}: ${message}` })))
      if (rounds > 1) tell(`  ${round + 1} of ${rounds} rounds, ${findings.length} findings`)
    }
    const requests = CROWD * (TRIES + 1) + 5 * AT_ONCE + 1
    return { counts: { rounds, requests: rounds * requests }, findings }
  },
}
