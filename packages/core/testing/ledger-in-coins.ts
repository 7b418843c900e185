import type fc from 'fast-check'
import { expect } from 'vitest'
import type { PaymentPlan } from '../src/orders/index.ts'
import {
  applyPosting,
  availableOf,
  escrowOf,
  frozenOf,
  mayBeNegative,
  openDebtFen,
  takeDebts,
  type Balances,
  type BookedPosting,
  type Posting,
  type SellerDebt,
  type TakenDebt,
} from '../src/wallet/index.ts'

export type Person = 'lin' | 'bo' | 'mei'
export const PEOPLE: readonly Person[] = ['lin', 'bo', 'mei']
type Wallets = Record<Person, number>
export const wallet = (): Wallets => ({ lin: 0, bo: 0, mei: 0 })

export interface Deal {
  readonly id: string
  readonly buyerId: Person
  readonly sellerId: Person
  readonly plan: PaymentPlan
  readonly priceFen: number
  stage: 'unpaid' | 'part-paid' | 'paid' | 'ended'
  couponFen: number
}

/** The books as a child would keep them: piles of coins, and who owes whom, coin by coin. */
export interface Model {
  readonly free: Wallets
  readonly frozen: Wallets
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
export interface Real {
  books: Balances
  readonly booked: BookedPosting[]
  readonly debts: Record<Person, readonly SellerDebt[]>
  waiting: readonly TakenDebt[]
}

export const COIN_FEN = 10

export function post(real: Real, posting: Posting): boolean {
  const applied = applyPosting(real.books, posting)
  if (!applied.ok) {
    expect(applied.failure.fault).toBe('short')
    return false
  }
  real.books = applied.value
  real.booked.push({ ...posting, id: String(real.booked.length), postedAt: real.booked.length })
  return true
}

const OPERATOR_ACCOUNTS = [
  'house:payment-in',
  'house:payment-out',
  'house:fees',
  'house:damages',
  'house:coupons',
] as const

function expectSame(model: Model, real: Real): void {
  const held = (account: Parameters<Balances['get']>[0]) => real.books.get(account) ?? 0
  const { free, frozen, owed, deals, inEscrow } = model
  expect(PEOPLE.map((who) => [held(availableOf(who)), held(frozenOf(who)), openDebtFen(real.debts[who])])).toEqual(
    PEOPLE.map((who) => [free[who], frozen[who], owed[who].length * COIN_FEN]),
  )
  expect(deals.map(({ id }) => held(escrowOf(id)))).toEqual(
    deals.map(({ id, stage }) => (stage === 'ended' ? 0 : (inEscrow.get(id) ?? 0))),
  )
  expect(OPERATOR_ACCOUNTS.map((account) => held(account))).toEqual([
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

export const step = (title: string, run: (model: Model, real: Real) => void): Step => ({
  check: () => true,
  toString: () => title,
  run(model, real) {
    run(model, real)
    expectSame(model, real)
  },
})

export const dealAt = ({ deals }: Model, at: number, ...stages: readonly Deal['stage'][]): Deal | undefined => {
  const open = deals.filter(({ stage }) => stages.includes(stage))
  return open[at % open.length]
}

/** Coins for the seller, but those that are owed go to the waiting pile first. */
export function modelPayout(model: Model, sellerId: Person, fen: number): void {
  for (let coin = 0; coin < fen / COIN_FEN; coin += 1) {
    const creditor = model.owed[sellerId].shift()
    if (creditor === undefined) model.free[sellerId] += COIN_FEN
    else model.waiting.push(creditor)
  }
}

export function realPayout(real: Real, sellerId: Person, fen: number, posting: (debtFen: number) => Posting): void {
  const payout = takeDebts(fen, real.debts[sellerId])
  expect(post(real, posting(fen - payout.toSellerFen))).toBe(true)
  real.debts[sellerId] = payout.debts
  real.waiting = [...real.waiting, ...payout.taken]
}

export function takeAll(model: Model, deal: Deal): number {
  const fen = model.inEscrow.get(deal.id) ?? 0
  model.inEscrow.set(deal.id, 0)
  deal.stage = 'ended'
  return fen
}

export const heldBy = (model: Model, { id: orderId, buyerId, sellerId, couponFen }: Deal) => ({
  orderId,
  buyerId,
  sellerId,
  couponFen,
  paidFen: model.inEscrow.get(orderId) ?? 0,
})
