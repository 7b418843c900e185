import type { Random } from '@diandu/core/kernel'
import { addSearchWords, analyseCatalog, putShops } from '../catalog/index.ts'
import type { DataBox } from '../crypto/index.ts'
import { insertIfAbsent, type Database, type Queries, type Transaction } from '../database/index.ts'
import { putPastSales } from '../valuation/index.ts'
import { creditRecharge } from '../wallet/index.ts'
import {
  DEMO_BUYERS,
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  DEMO_PEOPLE,
  demoRecharges,
  demoSellersFor,
  type DemoPerson,
} from './demo-people.ts'
import { putDemoAlerts } from './alerts/put-demo-alerts.ts'
import { putDemoViewings } from './deals/put-demo-viewings.ts'
import { putDemoCoupons, putDemoPurchase } from './deals/put-demo-deals.ts'
import { putDemoPriceChanges } from './deals/put-demo-price-changes.ts'
import { putDemoSales } from './deals/put-demo-sales.ts'
import { putDemoSearches } from './demo-search-days.ts'
import { putDemoEvidence } from './demo-evidence.ts'
import { DEMO_SEARCH_WORDS } from './demo-search-words.ts'
import { inventSale } from './invent-sale.ts'
import { inventShop } from './invent-shop.ts'
import { verifyDemoSellers } from './verify-demo-sellers.ts'
import { withoutIndexes } from './without-indexes.ts'

export interface DemoWanted {
  /** Seals how a buyer gets into a shop, and what inspectors and sellers handed in. */
  readonly box: DataBox
  readonly shopCount: number
  /** Decides every date. */
  readonly nowMs: number
  readonly random: Random
  readonly hashPassword: (password: string) => Promise<string>
  readonly onProgress?: (shopsMade: number) => void
}

/** Shops that go into the database with one statement. */
const BATCH = 500

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_020

/** Fills an empty market, all or nothing; false where there are shops already, and then nothing is touched. */
export async function seedDemo(db: Database, wanted: DemoWanted): Promise<boolean> {
  if (await hasShops(db)) return false
  const hashes = {
    login: await wanted.hashPassword(DEMO_PASSWORD),
    payment: await wanted.hashPassword(DEMO_PAYMENT_PASSWORD),
  }
  const isSeeded = await db.transaction(
    async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
      await tx.script(`SET LOCAL maintenance_work_mem = '128MB'`)
      if (await hasShops(tx)) return false
      // Without shops this runs at every start: no user is paid in twice.
      const areNew = !(await hasDemoPeople(tx))
      await putPeople(tx, DEMO_BUYERS, hashes, wanted.nowMs)
      const sellers = demoSellersFor(wanted.shopCount)
      await putPeople(tx, sellers, hashes, wanted.nowMs)
      await verifyDemoSellers(tx, sellers, wanted)
      if (areNew) await payIn(tx, wanted)
      await withoutIndexes(tx, 'shops', () => putInventedShops(tx, wanted))
      await putDemoPurchase(tx, wanted)
      await putDemoSales(tx, wanted.nowMs)
      await putDemoPriceChanges(tx, wanted.nowMs)
      await putDemoAlerts(tx, wanted.nowMs)
      await putDemoViewings(tx, wanted)
      await putDemoCoupons(tx, wanted)
      await addSearchWords(tx, DEMO_SEARCH_WORDS)
      await putDemoSearches(tx, wanted.nowMs)
      return true
    },
    { isUnlimited: true },
  )
  if (isSeeded) await analyseCatalog(db)
  return isSeeded
}

/** An installation may hold shops of its own instead. */
export async function hasDemoPeople(db: Queries): Promise<boolean> {
  return (await db.query('SELECT 1 FROM users WHERE id = $1', [DEMO_PEOPLE[0]?.id ?? ''])).length > 0
}

async function hasShops(db: Queries): Promise<boolean> {
  return (await db.query('SELECT 1 FROM shops LIMIT 1')).length > 0
}

async function putInventedShops(tx: Transaction, { shopCount, nowMs, box, onProgress }: DemoWanted): Promise<void> {
  const sellers = demoSellersFor(shopCount)
  for (let made = 0; made < shopCount;) {
    const batch = Array.from({ length: Math.min(BATCH, shopCount - made) }, (_, at) => {
      const number = made + at
      const seller = sellers[number % sellers.length] as (typeof sellers)[number]
      return inventShop(number, seller.id, nowMs)
    })
    await putShops(tx, batch)
    await putDemoEvidence(tx, batch, box)
    await putPastSales(
      tx,
      batch.flatMap((shop, at) => inventSale(made + at, shop, nowMs)),
    )
    made += batch.length
    onProgress?.(made)
  }
}

async function payIn(tx: Transaction, { random, nowMs }: DemoWanted): Promise<void> {
  for (const { userId, amountFen } of demoRecharges) {
    const credited = await creditRecharge(
      tx,
      {
        userId,
        amountFen,
        channel: 'wy',
        by: 'demo',
        second: 'example',
        why: '演示账号的启动资金',
        bankReference: `demo ${userId}`,
      },
      { random, nowMs },
    )
    if (!credited.ok) throw new Error(`The demo money of ${userId} was refused.`)
  }
}

/** One hash does for all of them: their password is printed at start anyway. */
async function putPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
  hashes: { readonly login: string; readonly payment: string },
  nowMs: number,
): Promise<void> {
  for (const { id, username, mobile, hasPaymentPassword } of people) {
    await insertIfAbsent(tx, 'users', {
      id,
      username,
      usernameKey: username.normalize('NFKC').toLowerCase(),
      mobile: mobile || null,
      passwordHash: hashes.login,
      paymentPasswordHash: hasPaymentPassword ? hashes.payment : null,
      createdAt: nowMs - SINCE_MS,
    })
  }
}

const SINCE_MS = 200 * 86_400_000
