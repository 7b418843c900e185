import fc from 'fast-check'
import { expect, it } from 'vitest'
import { purchaseTerms, type PaymentPlan } from '../orders/index.ts'
import {
  applyPosting,
  availableOf,
  billsOf,
  damagesPassedOnPosting,
  escrowOf,
  frozenOf,
  mayBeNegative,
  openDebtFen,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  rechargePosting,
  takeDebts,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type Balances,
  type BookedPosting,
  type Posting,
  type SellerDebt,
  type TakenDebt,
} from './index.ts'

type Person = 'lin' | 'bo' | 'mei'
const PEOPLE: readonly Person[] = ['lin', 'bo', 'mei']
type Purse = Record<Person, number>
const purse = (): Purse => ({ lin: 0, bo: 0, mei: 0 })

interface Deal {
  readonly id: string
  readonly buyerId: Person
  readonly sellerId: Person
  readonly plan: PaymentPlan
  readonly priceFen: number
  stage: 'unpaid' | 'part-paid' | 'paid' | 'ended'
  couponFen: number
}

/** The books as a child would keep them: piles of coins, and who owes whom, coin by coin. */
interface Model {
  readonly free: Purse
  readonly frozen: Purse
  readonly inEscrow: Map<string, number>
  readonly deals: Deal[]
  readonly withdrawals: { readonly who: Person; readonly fen: number }[]
  /** For each seller the buyers to whom a coin is owed, one entry for each ten fen. */
  readonly owed: Record<Person, Person[]>
  /** Coins that were taken for debts and wait to be passed on. */
  readonly waiting: Person[]
  cameIn: number
  wentOut: number
  fees: number
  coupons: number
}

/** The rules under test. */
interface Real {
  books: Balances
  readonly booked: BookedPosting[]
  readonly debts: Record<Person, readonly SellerDebt[]>
  waiting: readonly TakenDebt[]
}

const COIN_FEN = 10

function post(real: Real, posting: Posting): boolean {
  const applied = applyPosting(real.books, posting)
  if (!applied.ok) {
    expect(applied.failure.fault).toBe('short')
    return false
  }
  real.books = applied.value
  real.booked.push({ ...posting, id: String(real.booked.length), postedAt: real.booked.length })
  return true
}

const HOUSE = ['house:payment-in', 'house:payment-out', 'house:fees', 'house:damages', 'house:coupons'] as const

function expectSame(model: Model, real: Real): void {
  const held = (account: Parameters<Balances['get']>[0]) => real.books.get(account) ?? 0
  const { free, frozen, owed, deals, inEscrow } = model
  expect(PEOPLE.map((who) => [held(availableOf(who)), held(frozenOf(who)), openDebtFen(real.debts[who])])).toEqual(
    PEOPLE.map((who) => [free[who], frozen[who], owed[who].length * COIN_FEN]),
  )
  expect(deals.map(({ id }) => held(escrowOf(id)))).toEqual(deals.map(({ id, stage }) => (stage === 'ended' ? 0 : (inEscrow.get(id) ?? 0))))
  expect(HOUSE.map((account) => held(account))).toEqual([
    -model.cameIn || 0,
    model.wentOut,
    model.fees,
    model.waiting.length * COIN_FEN,
    model.coupons,
  ])
  expect([...real.books.values()].reduce((sum, fen) => sum + fen, 0)).toBe(0)
  expect([...real.books].filter(([account, fen]) => fen < 0 && !mayBeNegative(account))).toEqual([])
}

type Step = fc.Command<Model, Real>

const step = (title: string, run: (model: Model, real: Real) => void): Step => ({
  check: () => true,
  toString: () => title,
  run(model, real) {
    run(model, real)
    expectSame(model, real)
  },
})

const dealAt = ({ deals }: Model, at: number, ...stages: readonly Deal['stage'][]): Deal | undefined => {
  const open = deals.filter(({ stage }) => stages.includes(stage))
  return open[at % open.length]
}

/** Coins for the seller, but those that are owed go to the waiting pile first. */
function modelPayout(model: Model, sellerId: Person, fen: number): void {
  for (let coin = 0; coin < fen / COIN_FEN; coin += 1) {
    const creditor = model.owed[sellerId].shift()
    if (creditor === undefined) model.free[sellerId] += COIN_FEN
    else model.waiting.push(creditor)
  }
}

function realPayout(real: Real, sellerId: Person, fen: number, posting: (debtFen: number) => Posting): void {
  const payout = takeDebts(fen, real.debts[sellerId])
  expect(post(real, posting(fen - payout.toSellerFen))).toBe(true)
  real.debts[sellerId] = payout.debts
  real.waiting = [...real.waiting, ...payout.taken]
}

function takeAll(model: Model, deal: Deal): number {
  const fen = model.inEscrow.get(deal.id) ?? 0
  model.inEscrow.set(deal.id, 0)
  deal.stage = 'ended'
  return fen
}

const heldBy = (model: Model, { id: orderId, buyerId, sellerId, couponFen }: Deal) => ({
  orderId,
  buyerId,
  sellerId,
  couponFen,
  paidFen: model.inEscrow.get(orderId) ?? 0,
})

const termsOf = ({ priceFen, plan }: Deal) => purchaseTerms({ priceFen, plan, kind: 'personal' })

const recharge = (who: Person, fen: number) =>
  step(`${who} recharges ${fen}`, (model, real) => {
    expect(post(real, rechargePosting(who, fen, 'r'))).toBe(true)
    model.free[who] += fen
    model.cameIn += fen
  })

const withdraw = (who: Person, fen: number) =>
  step(`${who} asks for ${fen}`, (model, real) => {
    const isEnough = model.free[who] >= fen
    expect(post(real, withdrawalFrozenPosting(who, fen, 'w'))).toBe(isEnough)
    if (!isEnough) return
    model.free[who] -= fen
    model.frozen[who] += fen
    model.withdrawals.push({ who, fen })
  })

const endWithdrawal = (isPaid: boolean) =>
  step(`a withdrawal is ${isPaid ? 'paid' : 'returned'}`, (model, real) => {
    const ended = model.withdrawals.shift()
    if (ended === undefined) return
    const { who, fen } = ended
    expect(post(real, (isPaid ? withdrawalPaidPosting : withdrawalReturnedPosting)(who, fen, 'w'))).toBe(true)
    model.frozen[who] -= fen
    if (isPaid) model.wentOut += fen
    else model.free[who] += fen
  })

const place = (buyerId: Person, sellerId: Person, plan: PaymentPlan, priceFen: number) =>
  step(`${buyerId} orders from ${sellerId} for ${priceFen} (${plan})`, ({ deals }) => {
    if (buyerId !== sellerId) deals.push({ id: `o${deals.length}`, buyerId, sellerId, plan, priceFen, stage: 'unpaid', couponFen: 0 })
  })

const pay = (at: number, wishFen: number) =>
  step(`order ${at} is paid, ${wishFen} by coupon`, (model, real) => {
    const deal = dealAt(model, at, 'unpaid', 'part-paid')
    if (deal === undefined) return
    const isDeposit = deal.plan === 'deposit' && deal.stage === 'unpaid'
    const dueFen = isDeposit ? deal.priceFen / 5 : deal.plan === 'full' ? deal.priceFen * 1.1 : deal.priceFen * 0.9
    const amountFen = Math.round(dueFen)
    const terms = termsOf(deal)
    expect(deal.stage === 'unpaid' ? terms.dueNowFen : terms.dueLaterFen).toBe(amountFen)
    const couponFen = isDeposit ? 0 : Math.min(wishFen, amountFen)
    const isEnough = model.free[deal.buyerId] >= amountFen - couponFen
    expect(post(real, orderPaymentPosting(deal.buyerId, deal.id, amountFen, couponFen))).toBe(isEnough)
    if (!isEnough) return
    model.free[deal.buyerId] -= amountFen - couponFen
    model.coupons -= couponFen
    model.inEscrow.set(deal.id, (model.inEscrow.get(deal.id) ?? 0) + amountFen)
    Object.assign(deal, { stage: isDeposit ? 'part-paid' : 'paid', couponFen })
  })

const complete = (at: number) =>
  step(`order ${at} is completed`, (model, real) => {
    const deal = dealAt(model, at, 'paid')
    if (deal === undefined) return
    const { serviceFeeFen } = termsOf(deal)
    realPayout(real, deal.sellerId, deal.priceFen, (debtFen) => orderCompletionPosting(deal.sellerId, deal.id, deal.priceFen, serviceFeeFen, debtFen))
    model.fees += takeAll(model, deal) - deal.priceFen
    modelPayout(model, deal.sellerId, deal.priceFen)
  })

const refund = (at: number, isSellersFault: boolean) =>
  step(`order ${at} is refunded${isSellersFault ? ', the seller failed' : ''}`, (model, real) => {
    const deal = dealAt(model, at, 'part-paid', 'paid')
    if (deal === undefined) return
    expect(post(real, orderRefundPosting(heldBy(model, deal)))).toBe(true)
    model.free[deal.buyerId] += takeAll(model, deal) - deal.couponFen
    model.coupons += deal.couponFen
    if (!isSellersFault) return
    const { damagesFen } = termsOf(deal)
    const { id: orderId, buyerId, sellerId } = deal
    real.debts[sellerId] = [...real.debts[sellerId], { orderId, buyerId, damagesFen, takenFen: 0 }]
    const coins = Math.round((deal.priceFen * (deal.plan === 'full' ? 3 : 2)) / 10 / COIN_FEN)
    model.owed[sellerId].push(...Array.from({ length: coins }, () => buyerId))
  })

const giveUp = (at: number) =>
  step(`the buyer of order ${at} gives up`, (model, real) => {
    const deal = dealAt(model, at, 'part-paid', 'paid')
    if (deal === undefined) return
    const { damagesFen } = termsOf(deal)
    realPayout(real, deal.sellerId, damagesFen, (debtFen) => orderDamagesPosting(heldBy(model, deal), damagesFen, debtFen))
    let left = takeAll(model, deal)
    const lost = Math.round((deal.priceFen * (deal.plan === 'full' ? 3 : 2)) / 10)
    modelPayout(model, deal.sellerId, lost)
    left -= lost
    const own = Math.max(0, left - deal.couponFen)
    model.free[deal.buyerId] += own
    model.coupons += left - own
  })

const passOn = () =>
  step('what was taken is passed on', (model, real) => {
    for (const { buyerId, orderId, amountFen } of real.waiting) expect(post(real, damagesPassedOnPosting(buyerId, orderId, amountFen))).toBe(true)
    real.waiting = []
    for (const who of model.waiting.splice(0)) model.free[who] += COIN_FEN
  })

it('[WAL-29] a whole ledger agrees with piles of coins, whatever happens in whatever order', () => {
  // One mostly buys and another mostly sells, so that a seller who failed has later payouts to be taken from.
  const person = () => fc.constantFrom(...PEOPLE)
  const buyer = () => fc.constantFrom<Person>('lin', 'lin', 'lin', 'mei', 'bo')
  const seller = () => fc.constantFrom<Person>('bo', 'bo', 'bo', 'mei', 'lin')
  const fen = () => fc.integer({ min: 1, max: 60 }).map((tens) => tens * COIN_FEN)
  // A tenth of a price is a whole coin, so that the model never has to round.
  const price = () => fc.integer({ min: 1, max: 30 }).map((hundreds) => hundreds * 100)
  const which = () => fc.nat({ max: 9 })
  const steps = fc.commands(
    [
      fc.tuple(buyer(), price()).map(([who, amountFen]) => recharge(who, amountFen * 9)),
      fc.tuple(person(), fen()).map((args) => withdraw(...args)),
      fc.boolean().map(endWithdrawal),
      ...[1, 2].map(() => fc.tuple(buyer(), seller(), fc.constantFrom<PaymentPlan>('full', 'full', 'deposit'), price()).map((args) => place(...args))),
      ...[1, 2, 3].map(() => fc.tuple(which(), fc.constantFrom(0, 0, 50, 100, 3_000)).map((args) => pay(...args))),
      which().map(complete),
      fc.tuple(which(), fc.constantFrom(true, true, false)).map((args) => refund(...args)),
      which().map(giveUp),
      fc.constant(passOn()),
    ],
    { maxCommands: 60, size: 'max' },
  )
  fc.assert(
    fc.property(steps, (commands) => {
      const ends: { model: Model; real: Real } = {
        model: {
          free: purse(),
          frozen: purse(),
          inEscrow: new Map(),
          deals: [],
          withdrawals: [],
          owed: { lin: [], bo: [], mei: [] },
          waiting: [],
          cameIn: 0,
          wentOut: 0,
          fees: 0,
          coupons: 0,
        },
        real: { books: new Map(), booked: [], debts: { lin: [], bo: [], mei: [] }, waiting: [] },
      }
      fc.modelRun(() => ends, commands)
      for (const who of PEOPLE) expect(billsOf(ends.real.booked, who).at(-1)?.balanceFen ?? 0).toBe(ends.model.free[who])
    }),
  )
})
