import type { Result } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { toRechargeStatus } from '@diandu/core/wallet'
import { requestInvoice, callName, finishProof, placeOrder, signByHand } from '@diandu/wire'
import { payNaively } from '../../orders/testing/naive-pay.ts'
import { findRecharge } from '../../wallet/index.ts'
import type { SequenceMarket } from './sequence-market.ts'

/** A market whose server is wrong in one way. Sequences that do not notice prove nothing. */
export type SequenceFault = (market: SequenceMarket) => SequenceMarket

export const SEQUENCE_FAULTS = {
  /** Looks whether there is enough, then writes what is left. */
  'reads-then-writes': (market) => ({
    ...market,
    pay: (userId, orderId) => payNaively(market.db, userId, orderId, market.clock.now()) as never,
  }),
  /** Gives the coupon of an order back that was paid with it. */
  'frees-spent-coupons': (market) => ({
    ...market,
    async pay(userId, orderId, ...rest) {
      const paid = await market.pay(userId, orderId, ...rest)
      if (paid.ok && paid.value.paidAt !== null)
        await market.db.change('UPDATE coupons SET order_id = NULL WHERE order_id = $1', [orderId])
      return paid
    },
  }),
  /** Takes a coupon for a new order whatever it was used for. */
  'spends-coupons-twice': (market) => ({
    ...market,
    async call<T>(...[endpoint, userId, input, key]: Parameters<SequenceMarket['call']>): Promise<Result<T>> {
      const requested = await market.call<T>(endpoint, userId, input, key)
      const { couponId } = input as { readonly couponId?: string }
      if (
        callName(endpoint) !== callName(placeOrder) ||
        couponId === undefined ||
        reasonOf(requested) !== 'coupon-unusable'
      )
        return requested
      await market.db.change('UPDATE coupons SET order_id = NULL WHERE user_id = $1 AND id = $2', [userId, couponId])
      return market.call(endpoint, userId, input, key)
    },
  }),
  /** Credits whatever the channel says was paid, as often as it says so. */
  'credits-each-notice': (market) => ({
    ...market,
    async notify(id, news, isForged) {
      const before = await findRecharge(market.db, id)
      const isTaken = await market.notify(id, news, isForged)
      const isAgain =
        isTaken && news.kind === 'paid' && before !== undefined && toRechargeStatus(before.status).outcome === 'success'
      if (isAgain) await market.creditByHand(before.userId, before.amountFen)
      return isTaken
    },
  }),
  /** Hears that money came for a recharge that has failed, says so, and writes nothing down. */
  'loses-late-money': (market) => ({
    ...market,
    async notify(id, news, isForged) {
      const isTaken = await market.notify(id, news, isForged)
      await market.db.change('UPDATE recharges SET paid_late_at = NULL WHERE id = $1', [id])
      return isTaken
    },
  }),
  /** Gives the deposit away at its hour, whatever is on its way. */
  'forfeits-money-on-its-way': (market) => ({
    ...market,
    async sweep(deadline) {
      if (deadline === 'balance') await market.db.change('UPDATE recharges SET pay_by = NULL', [])
      return market.sweep(deadline)
    },
  }),
  /** Writes an invoice over whatever is asked. */
  'invoices-anything': (market) => ({
    ...market,
    async call<T>(...[endpoint, userId, input, key]: Parameters<SequenceMarket['call']>): Promise<Result<T>> {
      if (callName(endpoint) !== callName(requestInvoice) || userId === null)
        return market.call(endpoint, userId, input, key)
      const { amountFen } = input as { readonly amountFen: number }
      // Asked for the least that there is, and then written as it was asked.
      const requested = await market.call<T & { readonly id: string }>(
        endpoint,
        userId,
        { ...(input as object), amountFen: 1_00 },
        key,
      )
      if (requested.ok && amountFen > 0)
        await market.db.change('UPDATE invoices SET amount_fen = $2 WHERE id = $1', [requested.value.id, amountFen])
      return requested
    },
  }),
  /** Lets the days run on while the platform reviews a document. */
  'runs-on-while-held': (market) => ({
    ...market,
    async call<T>(...requested: Parameters<SequenceMarket['call']>): Promise<Result<T>> {
      const answer = await market.call<T>(...requested)
      if (callName(requested[0]) === callName(finishProof))
        await market.db.change('UPDATE contracts SET sign_held_since = NULL WHERE sign_held_since IS NOT NULL', [])
      return answer
    },
  }),
  /** Lets a party sign upon a consent that the platform has refused. */
  'signs-upon-refused-papers': (market) => ({
    ...market,
    async call<T>(...requested: Parameters<SequenceMarket['call']>): Promise<Result<T>> {
      if (callName(requested[0]) !== callName(signByHand)) return market.call(...requested)
      const refused = await market.db.query<{ id: string; reason: string }>(
        "SELECT id, reason FROM signing_papers WHERE standing = 'refused'",
        [],
      )
      await market.db.change(
        "UPDATE signing_papers SET standing = 'accepted', reason = '' WHERE standing = 'refused'",
        [],
      )
      const answer = await market.call<T>(...requested)
      for (const { id, reason } of refused)
        await market.db.change("UPDATE signing_papers SET standing = 'refused', reason = $2 WHERE id = $1", [
          id,
          reason,
        ])
      return answer
    },
  }),
} as const satisfies Readonly<Record<string, SequenceFault>>
