import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../testing/manual-clock.ts'
import { HOUR_MS } from '../kernel/index.ts'
import {
  agreedPriceOf,
  decideOffer,
  decideOfferAnswer,
  OFFERS,
  OFFER_STATUSES,
  OFFER_VALID_HOURS,
  offerStatusAt,
  offerStep,
  offerTurn,
  priceForBuyer,
  standingFen,
  stepsAt,
  type OfferAnswer,
  type OfferId,
  type OfferRecord,
  type OfferStep,
  type OrderRole,
} from './index.ts'

const ASKED = 10_000
const WEEK_MS = OFFER_VALID_HOURS * HOUR_MS
const SHOP_ID = exampleShop(1).id

/** A market of one buyer, one seller and one shop. */
class Bargain {
  now = AN_ORDINARY_NOON
  priceFen = ASKED
  isOnSale = true
  readonly offers: { offer: OfferRecord; steps: OfferStep[] }[] = []

  get last(): OfferRecord | undefined {
    return this.offers.at(-1)?.offer
  }

  get shop() {
    return {
      sellerId: 'seller',
      status: this.isOnSale ? ('on-sale' as const) : ('sold' as const),
      priceFen: this.priceFen,
    }
  }

  keep(offer: OfferRecord): void {
    const kept = this.offers.find((one) => one.offer.id === offer.id) ?? { offer, steps: [] }
    if (!this.offers.includes(kept)) this.offers.push(kept)
    else if (kept.offer === offer) return
    kept.offer = offer
    const step = offerStep(offer)
    if (step !== undefined) kept.steps.push(step)
  }
}

type Real = Record<string, never>
type Command = fc.AsyncCommand<Bargain, Real>

const offers = (offeredFen: number): Command => ({
  check: () => true,
  toString: () => `offers ${offeredFen}`,
  async run(bargain) {
    const { last, now, shop, priceFen } = bargain
    const id = `offer-${bargain.offers.length + 1}` as OfferId
    const draft = { id, shopId: SHOP_ID, askedFen: priceFen, offeredFen }
    const decided = decideOffer<string, OfferRecord>({ buyerId: 'buyer', shop, last, at: now }, draft)
    if (!decided.ok) return
    if (decided.value.kind === 'new' && decided.value.ended !== undefined) bargain.keep(decided.value.ended)
    bargain.keep(decided.value.offer)
    expect(standingFen(decided.value.offer)).toBe(offeredFen)
  },
})

const answers = (side: OrderRole, answer: OfferAnswer): Command => ({
  check: ({ last }) => last !== undefined,
  toString: () => `${side} ${JSON.stringify(answer)}`,
  async run(bargain) {
    const { last: offer, now, shop } = bargain
    if (offer === undefined) return
    const decided = decideOfferAnswer({ userId: side, offer, shop, at: now }, answer)
    if (!decided.ok || decided.value === offer) return
    const before = offerStatusAt(offer, now)
    // An expired sum is never accepted, and only the side whose turn it is can do more than take its own back.
    expect(offerTurn(before)).toBe(answer.kind === 'withdraw' ? other(side) : side)
    expect(OFFERS.mayMove(OFFER_STATUSES[before], OFFER_STATUSES[decided.value.status])).toBe(true)
    if (answer.kind === 'accept')
      expect([decided.value.agreedFen, shop.status]).toEqual([standingFen(offer), 'on-sale'])
    bargain.keep(decided.value)
    // A second tap changes nothing.
    expect(decideOfferAnswer({ userId: side, offer: decided.value, shop, at: now }, answer)).toEqual({
      ok: true,
      value: decided.value,
    })
  },
})

const other = (side: OrderRole): OrderRole => (side === 'buyer' ? 'seller' : 'buyer')

const waits = (ms: number): Command => ({
  check: () => true,
  toString: () => `waits ${ms}`,
  async run(bargain) {
    bargain.now += ms
  },
})

const costs = (priceFen: number): Command => ({
  check: () => true,
  toString: () => `costs ${priceFen}`,
  async run(bargain) {
    bargain.priceFen = priceFen
  },
})

const goes = (isOnSale: boolean): Command => ({
  check: () => true,
  toString: () => (isOnSale ? 'comes back' : 'is sold'),
  async run(bargain) {
    bargain.isOnSale = isOnSale
  },
})

/** Checks the invariants after every command. */
const holding = (command: Command): Command => ({
  check: (bargain) => command.check(bargain),
  toString: () => command.toString(),
  async run(bargain, real) {
    await command.run(bargain, real)
    const { last, now, priceFen } = bargain
    const live = bargain.offers.filter(({ offer }) =>
      ['open', 'countered', 'accepted'].includes(offerStatusAt(offer, now)),
    )
    expect(live.length).toBeLessThanOrEqual(1)
    expect(live.every(({ offer }) => offer === last)).toBe(true)
    for (const { offer, steps } of bargain.offers) {
      expect(offer.offeredFen).toBeLessThan(offer.counterFen ?? offer.askedFen)
      const stepsShown = stepsAt(offer, steps, now)
      expect(stepsShown.map(({ at }) => at)).toEqual(stepsShown.map(({ at }) => at).toSorted((one, next) => one - next))
      const sums = steps.filter(({ kind }) => kind === 'offer' || kind === 'counter')
      expect(new Set(sums.map(({ fen }) => fen)).size).toBe(sums.length)
    }
    if (last === undefined) return
    const agreed = agreedPriceOf(last, now)
    expect(priceForBuyer(last, priceFen, now)).toBe(Math.min(agreed?.agreedFen ?? priceFen, priceFen))
    if (agreed !== undefined) expect(agreed.until).toBe((last.answeredAt ?? 0) + WEEK_MS)
  },
})

const aSum = fc.integer({ min: 4_900, max: 10_100 })
const aSide = fc.constantFrom<OrderRole>('buyer', 'seller')
const anAnswer = fc.oneof(
  { weight: 3, arbitrary: aSum.map((counterFen): OfferAnswer => ({ kind: 'counter', counterFen })) },
  { weight: 1, arbitrary: fc.constantFrom<OfferAnswer>({ kind: 'refuse' }, { kind: 'withdraw' }) },
)
/** Accepts the pending sum, as a screen would. */
const accepts = (side: OrderRole): Command => ({
  check: ({ last }) => last !== undefined,
  toString: () => `${side} accepts`,
  async run(bargain, real) {
    const acceptFen = bargain.last === undefined ? 0 : standingFen(bargain.last)
    await answers(side, { kind: 'accept', acceptFen }).run(bargain, real)
  },
})

it('keeps one live offer, the turns, the time and the lower of two prices, whatever is said in whatever order (OFR-2, OFR-4, OFR-14, OFR-15)', async () => {
  const commands = fc.commands(
    [
      aSum.map(offers),
      fc.tuple(aSide, anAnswer).map(([side, answer]) => answers(side, answer)),
      aSide.map(accepts),
      fc.constantFrom(0, 1, WEEK_MS / 2, WEEK_MS, WEEK_MS + 1).map(waits),
      fc.integer({ min: 5_000, max: 12_000 }).map(costs),
      fc.boolean().map(goes),
    ].map((command) => command.map(holding)),
    { maxCommands: 40 },
  )
  await fc.assert(
    fc.asyncProperty(commands, (many) => fc.asyncModelRun(() => ({ model: new Bargain(), real: {} }), many)),
  )
})

it('a thread tells a sum, its counter-offers and its end, and what time has ended (OFR-14)', async () => {
  const bargain = new Bargain()
  const { now } = bargain
  await offers(8_000).run(bargain, {})
  await answers('seller', { kind: 'counter', counterFen: 9_000 }).run(bargain, {})
  await answers('buyer', { kind: 'counter', counterFen: 8_500 }).run(bargain, {})
  const [round] = bargain.offers
  if (round === undefined) throw new Error('No offer was made')
  expect(stepsAt(round.offer, round.steps, now + WEEK_MS + 1)).toEqual([
    { kind: 'offer', side: 'buyer', fen: 8_000, at: now },
    { kind: 'counter', side: 'seller', fen: 9_000, at: now },
    { kind: 'counter', side: 'buyer', fen: 8_500, at: now },
    { kind: 'lapse', side: null, fen: 8_500, at: now + WEEK_MS },
  ])
  expect(stepsAt(round.offer, round.steps, now + WEEK_MS)).toHaveLength(3)
  expect(stepsAt(round.offer, [], now + WEEK_MS + 1)).toEqual([])
  expect(offerStep({ ...round.offer, status: 'lapsed' })).toBeUndefined()
  for (const [answer, kind] of [
    [{ kind: 'accept', acceptFen: 8_500 }, 'accept'],
    [{ kind: 'refuse' }, 'refuse'],
  ] as const) {
    const decided = decideOfferAnswer({ userId: 'seller', offer: round.offer, shop: bargain.shop, at: now + 7 }, answer)
    expect(decided.ok && offerStep(decided.value)).toEqual({ kind, side: 'seller', fen: 8_500, at: now + 7 })
  }
})
