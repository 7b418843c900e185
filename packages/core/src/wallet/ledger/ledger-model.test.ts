import fc from 'fast-check'
import { expect, it } from 'vitest'
import { purchaseTerms, type PaymentPlan } from '../../orders/index.ts'
import { billsOf } from '../../../testing/bills-of.ts'
import {
  damagesPassedOnPosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
} from './order-postings.ts'
import { rechargePosting } from '../recharges/recharge-posting.ts'
import {
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
} from '../withdrawals/withdrawal-postings.ts'
import type { Person } from '../../../testing/ledger-in-coins.ts'
import {
  PEOPLE,
  wallet,
  type Model,
  type Real,
  COIN_FEN,
  post,
  step,
  dealAt,
  modelPayout,
  realPayout,
  takeAll,
  heldBy,
} from '../../../testing/ledger-in-coins.ts'
import type { Deal } from '../../../testing/ledger-in-coins.ts'

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
    if (buyerId !== sellerId)
      deals.push({ id: `o${deals.length}`, buyerId, sellerId, plan, priceFen, stage: 'unpaid', couponFen: 0 })
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
    realPayout(real, deal.sellerId, deal.priceFen, (debtFen) =>
      orderCompletionPosting(deal.sellerId, deal.id, deal.priceFen, serviceFeeFen, debtFen),
    )
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
    realPayout(real, deal.sellerId, damagesFen, (debtFen) =>
      orderDamagesPosting(heldBy(model, deal), damagesFen, debtFen),
    )
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
    for (const { buyerId, orderId, amountFen } of real.waiting)
      expect(post(real, damagesPassedOnPosting(buyerId, orderId, amountFen))).toBe(true)
    real.waiting = []
    for (const who of model.waiting.splice(0)) model.free[who] += COIN_FEN
  })

it('a whole ledger agrees with piles of coins, whatever happens in whatever order (WAL-29)', () => {
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
      ...[1, 2].map(() =>
        fc
          .tuple(buyer(), seller(), fc.constantFrom<PaymentPlan>('full', 'full', 'deposit'), price())
          .map((args) => place(...args)),
      ),
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
          free: wallet(),
          frozen: wallet(),
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
      for (const who of PEOPLE)
        expect(billsOf(ends.real.booked, who).at(-1)?.balanceFen ?? 0).toBe(ends.model.free[who])
    }),
  )
})
