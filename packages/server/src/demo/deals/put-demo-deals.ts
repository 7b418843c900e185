import type { ShopId } from '@diandu/core/catalog'
import { TERMS_VERSION, type OrderId } from '@diandu/core/orders'
import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import { insertCouponOffer } from '../../coupons/index.ts'
import type { Transaction } from '../../database/index.ts'
import { moveStoredOrder, placeOrder } from '../../orders/index.ts'
import { creditRecharge } from '../../wallet/index.ts'
import { DEMO_OWNER } from '../demo-people.ts'

interface DealDeps {
  readonly random: Random
  readonly nowMs: number
}

/** Coupons that every user can claim for two months. */
export async function putDemoCoupons(tx: Transaction, { nowMs }: DealDeps): Promise<void> {
  const until = {
    validFrom: nowMs,
    validUntil: nowMs + 90 * DAY_MS,
    claimUntil: nowMs + 60 * DAY_MS,
    perPerson: 1,
    stock: 1000,
    by: 'demo',
    why: '演示',
  }
  await insertCouponOffer(
    tx,
    'demo-newcomer',
    { ...until, title: '新人券', amountFen: 200_00, leastSpendFen: 1_000_00 },
    nowMs,
  )
  await insertCouponOffer(
    tx,
    'demo-large',
    { ...until, title: '大额成交券', amountFen: 1_000_00, leastSpendFen: 50_000_00 },
    nowMs,
  )
}

/** The number is days before now. */
const DEMO_STEPS = [
  ['full.paid', 'buyer', 19],
  ['seller.signed', 'seller', 18],
  ['all.signed', 'buyer', 17],
  ['shop.handed-over', 'seller', 14],
  ['bill.confirmed', 'buyer', 12],
] as const

/** A user bought a shop three weeks ago: with bills, a completed order, and an invoice that can be asked for. */
export async function putDemoPurchase(tx: Transaction, { random, nowMs }: DealDeps): Promise<void> {
  const [shop] = await tx.query<{ id: ShopId; sellerId: string; priceFen: number }>(
    `SELECT id, seller_id, price_fen FROM shops WHERE status = 'on-sale' ORDER BY price_fen, id OFFSET 40 LIMIT 1`,
  )
  if (shop === undefined) return
  const ago = (days: number) => nowMs - days * DAY_MS
  const credit = {
    userId: DEMO_OWNER.id,
    amountFen: 2 * shop.priceFen,
    channel: 'wy',
    by: 'demo',
    second: 'example',
    why: '演示账号的启动资金',
    bankReference: `demo purchase ${shop.id}`,
  } as const
  const credited = await creditRecharge(tx, credit, { random, nowMs: ago(21) })
  const draft = { shopId: shop.id, plan: 'full', priceFen: shop.priceFen, termsVersion: TERMS_VERSION } as const
  const placed = await placeOrder(tx, DEMO_OWNER.id, draft, { random, nowMs: ago(20) + 2 * HOUR_MS })
  if (!credited.ok || !placed.ok) throw new Error('The demo purchase could not be placed.')
  for (const [event, by, days] of DEMO_STEPS) {
    const move = {
      orderId: placed.value.id as OrderId,
      event,
      by,
      who: by === 'buyer' ? DEMO_OWNER.id : shop.sellerId,
      at: ago(days),
    }
    const moved = await moveStoredOrder(tx, move, { random })
    if (!moved.ok) throw new Error(`The demo purchase takes no ${event}.`)
  }
}
