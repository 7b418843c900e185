import { isUnpaidAndLate } from '../../order-status-sql/index.ts'
import { contractAt, PARTIES, type Contract, type Signatory } from '@diandu/core/contracts'
import { offerStatusAt, endedByTime } from '@diandu/core/orders'
import { invoiceCode, withdrawCode, type RechargePurpose, type RechargeStatus } from '@diandu/core/wallet'
import { selectOrders } from '../../orders/order-store.ts'
import { selectOffers } from '../../orders/offers/price-offer-store.ts'
import { selectRecharges } from '../../wallet/index.ts'
import type { SequenceMarket } from './sequence-market.ts'
import type { MarketModel } from './model/market-model.ts'
import { SHOPS } from './fixture.ts'

/** Everything that there is, each thing in words by which it is compared. */
export type Snapshot = ReadonlyMap<string, string>

/** As the tables have it. What time has ended counts as ended, swept or not. */
export async function snapshotOfServer({ db, clock, signing }: SequenceMarket): Promise<Snapshot> {
  const [now, snapshot] = [clock.now(), new Map<string, string>()]
  for (const order of await selectOrders(db, '', []))
    snapshot.set(`order ${order.id}`, orderText(endedByTime(order, now)))
  for (const recharge of await selectRecharges(db, '', [])) {
    const { purpose, paidLateAt } = recharge
    snapshot.set(
      `recharge ${recharge.id}`,
      rechargeText({ ...recharge, outcome: purpose?.outcome ?? null, isPaidLate: paidLateAt !== null }),
    )
  }
  for (const contract of await signing.contracts())
    snapshot.set(`contract ${contract.id}`, contractText(contractAt(contract, now)))
  for (const offer of await selectOffers(db, '', []))
    snapshot.set(`offer ${offer.id}`, offerText({ ...offer, status: offerStatusAt(offer, now) }))
  const rows = await db.query<{ id: string; words: string }>(ROWS, [now])
  for (const { id, words } of rows) snapshot.set(id, words)
  return snapshot
}

/** As core's rules have it. */
export function snapshotOfModel(model: MarketModel, now: number): Snapshot {
  const { orders, recharges, prices, withdrawals, invoices, coupons, contracts, books } = model
  return new Map([
    ...orders.all.map((order) => [`order ${order.id}`, orderText(order)] as const),
    ...contracts.all.map((contract) => [`contract ${contract.id}`, contractText(contract)] as const),
    ...recharges.all.map((recharge) => [`recharge ${recharge.id}`, rechargeText(recharge)] as const),
    ...prices.all.map(
      (offer) => [`offer ${offer.id}`, offerText({ ...offer, status: offerStatusAt(offer, now) })] as const,
    ),
    ...withdrawals.all.map(
      ({ id, userId, amountFen, status }) =>
        [`withdrawal ${id}`, `${userId}, ${amountFen} fen, status ${withdrawCode(status)}`] as const,
    ),
    ...invoices.all.map(
      ({ id, userId, amountFen, status, orderIds }) =>
        [
          `invoice ${id}`,
          `${userId}, ${amountFen} fen over ${orderIds.join(' ')}, status ${invoiceCode(status)}`,
        ] as const,
    ),
    ...coupons.all.map(
      ({ id, userId, orderId }) =>
        [`coupon ${id}`, `${userId}, ${orderId === null ? 'free' : `used for ${orderId}`}`] as const,
    ),
    ...orders.debts.map(
      ({ orderId, damagesFen, takenFen }) => [`debt for ${orderId}`, `${takenFen} of ${damagesFen} fen taken`] as const,
    ),
    ...SHOPS.map((shop) => [`shop ${shop}`, orders.shopStatus(shop)] as const),
    // An account in which nothing is left, and one that was never opened, are the same.
    ...[...books.balances].filter(([, fen]) => fen !== 0).map(([account, fen]) => [account, `${fen} fen`] as const),
  ])
}

const ROWS = `
  SELECT 'withdrawal ' || id AS id, user_id || ', ' || amount_fen || ' fen, status ' || status AS words FROM withdrawals
  UNION ALL SELECT 'invoice ' || i.id, i.user_id || ', ' || i.amount_fen || ' fen over ' ||
    coalesce((SELECT string_agg(o.order_id, ' ' ORDER BY o.place) FROM invoice_orders o WHERE o.invoice_id = i.id), '') || ', status ' || i.status FROM invoices i
  UNION ALL SELECT 'coupon ' || c.id, c.user_id || ', ' || CASE WHEN c.order_id IS NULL OR (${isUnpaidAndLate('o', '$1')}) THEN 'free' ELSE 'used for ' || c.order_id END
    FROM coupons c LEFT JOIN orders o ON o.id = c.order_id
  UNION ALL SELECT 'debt for ' || order_id, taken_fen || ' of ' || damages_fen || ' fen taken' FROM seller_debts
  UNION ALL SELECT 'shop ' || id, status FROM shops
  UNION ALL SELECT id, balance_fen || ' fen' FROM accounts WHERE balance_fen <> 0`

type OrderMessages = Parameters<typeof endedByTime>[0]
const orderText = (order: Omit<OrderMessages, 'sellerId' | 'termsVersion'>): string =>
  JSON.stringify([
    order.buyerId,
    order.plan,
    order.status,
    order.priceFen,
    order.serviceFeeFen,
    order.couponId,
    order.couponFen,
    order.paidFen,
    order.placedAt,
    order.depositPaidAt,
    order.paidAt,
    order.viewingOpenedAt,
    order.viewedAt,
    order.sellerSignedAt,
    order.buyerSignedAt,
    order.signHeldSince,
    order.signExtendedTo,
    order.signRefusals,
    order.handOverBegunAt,
    order.handedOverAt,
    order.cancelReason,
    order.history.map(({ status, at }) => [status, at]),
  ])

const contractText = ({
  orderId,
  status,
  draftedAt,
  signatures,
  signHeldSince,
  signExtendedTo,
  signRefusals,
  seller,
  buyer,
}: Contract): string =>
  JSON.stringify([
    orderId,
    status,
    draftedAt,
    // The store tells them by their instant: here both may sign in the same millisecond.
    signatures
      .map(({ party, at }) => [party, at] as const)
      .toSorted(([one, at], [other, later]) => at - later || PARTIES.indexOf(one) - PARTIES.indexOf(other)),
    signHeldSince,
    signExtendedTo,
    signRefusals,
    signatoryMessages(seller),
    signatoryMessages(buyer),
  ])

const signatoryMessages = ({ owner, signer, proofs, papers }: Signatory) => [
  owner.kind,
  owner.name,
  signer.residentId,
  proofs.toSorted(),
  papers
    .map(({ kind, digest, handedInAt, standing, replaced }) => [
      kind,
      digest.slice(0, 8),
      handedInAt,
      standing,
      replaced,
    ])
    .toSorted(),
]

interface RechargeMessages {
  readonly userId: string
  readonly channel: string
  readonly amountFen: number
  readonly steps: readonly { readonly status: RechargeStatus; readonly by: string }[]
  readonly status: RechargeStatus
  readonly outcome: RechargePurpose['outcome'] | null
  readonly isPaidLate: boolean
  readonly creditedBy: string | null
}

const rechargeText = ({
  userId,
  channel,
  amountFen,
  status,
  steps,
  outcome,
  isPaidLate,
  creditedBy,
}: RechargeMessages): string =>
  `${userId}, ${amountFen} fen by ${channel}, status ${status} (${steps.map((step) => `${step.status} by ${step.by}`).join(', ')})` +
  `${outcome === null ? '' : `, its order ${outcome}`}${isPaidLate ? ', paid late' : ''}${creditedBy === null ? '' : `, credited by ${creditedBy}`}`

interface OfferMessages {
  readonly buyerId: string
  readonly shopId: string
  readonly offeredFen: number
  readonly status: string
  readonly agreedFen: number | null
}

const offerText = ({ buyerId, shopId, offeredFen, status, agreedFen }: OfferMessages): string =>
  `${buyerId} for ${shopId}, ${offeredFen} fen, ${status}, agreed ${agreedFen}`
