import { deadlinesOf, paymentDue } from '@diandu/core/orders'
import { RECHARGE_STATUSES, toRechargeStatus, type ChargeNews, type RechargeStatus } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PRICE_FEN } from '../../../orders/testing/open-market.ts'
import type { ModelRecharge } from '../model/recharges.ts'
import { agree, BUYERS, oneOf, receiptOf, RECEIPTS, sameOf, type Fixture } from '../fixture.ts'

export type RechargeStep =
  | { readonly act: 'recharge'; readonly who: string; readonly channel: Cashier; readonly amountFen: number }
  /** `receipt` is what a transfer shows. */
  | { readonly act: 'pay at'; readonly order: number; readonly channel: Cashier | 'transfer'; readonly receipt: string }
  | { readonly act: 'cashier'; readonly recharge: number }
  /** A change at the channel, without a notification. */
  | { readonly act: 'channel'; readonly recharge: number; readonly does: 'processing' | 'paid' | 'closed' }
  /** A notification, true or not: late, twice, out of order; or a forger's in the channel's name. */
  | {
      readonly act: 'notice'
      readonly recharge: number
      readonly says: ChargeNews['kind'] | 'paid another sum'
      readonly isForged: boolean
    }
  | { readonly act: 'ask about'; readonly recharge: number }
  | {
      readonly act: 'review recharge'
      readonly recharge: number
      readonly status: RechargeStatus
      readonly by: string
      readonly reference: string
    }
  | { readonly act: 'credit late'; readonly recharge: number; readonly reference: string }

type Cashier = 'jh' | 'zs' | 'wy'

const aRecharge = { recharge: fc.nat(11) }
const aReference = fc.constantFrom('', 'B-1', 'B-2')
const aCashier = fc.constantFrom('jh' as const, 'zs' as const, 'wy' as const)
const aNotice = fc.record({
  act: fc.constant('notice' as const),
  ...aRecharge,
  says: fc.constantFrom(
    'paid' as const,
    'paid' as const,
    'paid' as const,
    'closed' as const,
    'processing' as const,
    'paid another sum' as const,
  ),
  isForged: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})

export const rechargeSteps: readonly fc.WeightedArbitrary<RechargeStep>[] = [
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('recharge' as const),
      who: fc.constantFrom(...BUYERS),
      channel: aCashier,
      amountFen: fc.oneof(
        fc.constantFrom(0, 99, 6_000_000_00),
        fc.integer({ min: 1_00, max: 2 * PRICE_FEN }),
        fc.constantFrom(1_000_00, 600_000_00),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('pay at' as const),
      order: fc.nat(30),
      channel: fc.oneof(aCashier, fc.constant('transfer' as const)),
      receipt: fc.constantFrom(...RECEIPTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cashier' as const), ...aRecharge }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('channel' as const),
      ...aRecharge,
      does: fc.constantFrom('processing' as const, 'paid' as const, 'paid' as const, 'closed' as const),
    }),
  },
  { weight: 6, arbitrary: aNotice },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('ask about' as const), ...aRecharge }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('review recharge' as const),
      ...aRecharge,
      status: fc.constantFrom(...RECHARGE_STATUSES.statuses.slice(1)),
      by: fc.constantFrom('kim', 'lee'),
      reference: aReference,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('credit late' as const), ...aRecharge, reference: aReference }),
  },
]

export async function takeRechargeStep(step: RechargeStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  if (step.act === 'recharge') {
    const begun = await market.call<{ readonly id: string }>(wire.beginRecharge[step.channel], step.who, {
      amountFen: step.amountFen,
    })
    agree(
      fixture,
      `${step.who} begins to recharge ${step.amountFen} fen by ${step.channel}`,
      begun,
      model.recharges.mayBegin(step.channel, step.amountFen),
    )
    return begun.ok ? model.recharges.begin(begun.value.id, step.who, step.channel, step.amountFen, now) : undefined
  }
  if (step.act === 'pay at') return payAt(step, fixture)
  const stored = oneOf(worthIt(step, model.recharges.all), step.recharge)
  if (stored === undefined) return
  await takeOf(step, stored, `recharge ${model.recharges.all.indexOf(stored)}`, fixture)
}

/**
 * The ones with which something can still happen, where there are such; anything else is refused, which is soon seen.
 */
function worthIt({ act }: RechargeStep, all: readonly ModelRecharge[]): readonly ModelRecharge[] {
  const requested = all.filter(
    ({ channel, receipt }) => channel !== 'transfer' || (act === 'review recharge' && receipt !== null),
  )
  const late = requested.filter(({ isPaidLate, creditedBy }) => isPaidLate && creditedBy === null)
  const open = requested.filter(({ status }) => toRechargeStatus(status).outcome === 'pending')
  const best = act === 'credit late' ? late : act === 'review recharge' ? open : requested
  return best.length === 0 ? requested : best
}

async function takeOf(
  step: Exclude<RechargeStep, { readonly act: 'recharge' | 'pay at' }>,
  stored: ModelRecharge,
  name: string,
  fixture: Fixture,
): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  switch (step.act) {
    case 'cashier':
      return agree(
        fixture,
        `${stored.userId} goes to the cashier of ${name}`,
        await market.call(wire.openCashier, stored.userId, { id: stored.id }),
        model.recharges.openCashier(stored, now),
      )
    case 'channel':
      await market.play(stored.id, step.does)
      fixture.story.push(`at the channel ${name} is ${step.does}, without a notification`)
      return model.recharges.channel.play(stored.id, step.does, now)
    case 'notice': {
      const isTaken = await market.notify(stored.id, newsOf(step.says, stored), step.isForged)
      const fits = !step.isForged && model.recharges.receive(stored, newsOf(step.says, stored), now)
      return sameOf(
        fixture,
        `${step.isForged ? 'a forger' : 'the channel'} says of ${name}: ${step.says}`,
        wordOf(isTaken),
        wordOf(fits),
      )
    }
    case 'ask about':
      await market.queryFlow(stored.id)
      fixture.story.push(`the channel is asked about ${name}`)
      return model.recharges.call(stored, now)
    case 'review recharge': {
      const { status, by, reference } = step
      const reviewed = await market.reviewRecharge(stored.id, { status, at: now, by, why: 'looked at', reference })
      return agree(
        fixture,
        `${by} moves ${name} to ${status}, reference '${reference}'`,
        reviewed,
        model.recharges.review(stored, { status, at: now, by, why: 'looked at' }, reference),
      )
    }
    case 'credit late': {
      const hands = { by: 'kim', why: 'came late', second: 'lee' }
      const credited = await market.creditLate(stored.id, { ...hands, reference: step.reference })
      const credit = { ...hands, at: now, reference: step.reference || null }
      agree(
        fixture,
        `kim credits the late money of ${name}, reference '${step.reference}'`,
        credited,
        model.recharges.mayCreditLate(stored, credit),
      )
      if (!credited.ok) return
      const [row] = await market.db.query<{ id: string }>('SELECT credited_by AS id FROM recharges WHERE id = $1', [
        stored.id,
      ])
      model.recharges.creditLate(stored, row?.id ?? '', credit)
    }
  }
}

async function payAt(
  { order: which, channel, receipt }: Extract<RechargeStep, { readonly act: 'pay at' }>,
  fixture: Fixture,
): Promise<void> {
  const { market, model } = fixture
  const order = oneOf(model.orders.all, which)
  if (order === undefined) return
  const { part, amountFen, couponFen } = paymentDue(order) ?? { part: 'full' as const, amountFen: 1, couponFen: 0 }
  const payment = { orderId: order.id, part, amountFen, payBy: deadlinesOf(order)?.by ?? null }
  const cashFen = amountFen - couponFen
  const waiting = model.recharges.waitingFor(order.buyerId, channel, cashFen, payment, market.clock.now())
  const refusal =
    model.orders.mayPay(order, part, amountFen, market.clock.now()) ??
    (waiting === undefined
      ? channel === 'transfer'
        ? model.recharges.mayTransfer(cashFen, receipt)
        : model.recharges.mayBegin(channel, cashFen)
      : undefined)
  const requested = await market.call<{ readonly rechargeId: string }>(wire.payOrder, order.buyerId, {
    orderId: order.id,
    part,
    amountFen,
    channel,
    ...(channel === 'transfer' ? { receipt: receiptOf(order.buyerId, receipt) } : {}),
  })
  agree(
    fixture,
    `${order.buyerId} means to pay order ${model.orders.all.indexOf(order)} (${part}) by ${channel}`,
    requested,
    refusal,
  )
  if (!requested.ok) return
  const { rechargeId } = requested.value
  const isKnown = model.recharges.all.some(({ id }) => id === rechargeId)
  sameOf(fixture, '  which is', isKnown ? rechargeId : 'a new recharge', waiting?.id ?? 'a new recharge')
  if (waiting === undefined)
    model.recharges.begin(
      rechargeId,
      order.buyerId,
      channel,
      cashFen,
      market.clock.now(),
      payment,
      channel === 'transfer' ? receipt : null,
    )
}

function newsOf(
  says: Extract<RechargeStep, { readonly act: 'notice' }>['says'],
  { amountFen }: ModelRecharge,
): ChargeNews {
  if (says === 'processing') return { kind: says }
  if (says === 'closed') return { kind: says, why: 'left' }
  return { kind: 'paid', amountFen: says === 'paid' ? amountFen : amountFen + 1 }
}

const wordOf = (isTaken: boolean): string => (isTaken ? 'taken' : 'refused')
