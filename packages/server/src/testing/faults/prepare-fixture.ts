import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import type { LotteryId, LotteryTerms, PrizeId } from '@diandu/core/lottery'
import type { UserId } from '@diandu/core/session'
import { exampleShop } from '@diandu/core/testing'
import { putShops, type NewShop } from '../../catalog/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { moveCoins } from '../../coins/index.ts'
import { insertCouponOffer } from '../../coupons/index.ts'
import type { Database } from '../../database/index.ts'
import { writeDevice } from '../../inbox/delivery/device-store.ts'
import { publishLottery } from '../../lottery/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { findUser, hashPassword, insertUser } from '../../session/index.ts'
import { startSession } from '../../session/session-store.ts'
import type { Settings } from '../../settings.ts'
import { insertCard } from '../../wallet/bank-card-store.ts'
import { creditRecharge } from '../../wallet/index.ts'

/** Sizes of the data that a proof from outside needs on the server. */
export interface FixtureOptions {
  readonly people: number
  /** So many of the last of them have a password's hash of their own, which takes time; the others share one. */
  readonly ownHashes?: number
  /** Paid in for each of them, through the ledger. */
  readonly availableFen: number
  readonly shops: number
  readonly priceFen: number
  /** Coupons of sixty yuan without a least spend. */
  readonly offers: readonly { readonly stock: number; readonly perPerson: number }[]
  /** Lotteries in which every draw wins as long as there are prizes: ten. */
  readonly lotteries?: number
  /** As many of the same, in which a draw costs so many coins instead of a try. */
  readonly drawCoins?: number
  /** Gold coins of each of them, and an address to which gifts go. */
  readonly coins?: number
  /** The seller of the shops has a mobile, and a device in an app that gets pushes. */
  readonly sellerHasPhone?: boolean
}

export interface Stage {
  readonly people: readonly { readonly id: string; readonly token: string; readonly cards: readonly string[] }[]
  readonly shops: readonly string[]
  readonly offers: readonly string[]
  readonly lotteries: readonly string[]
  readonly coinLotteries: readonly string[]
}

const PAYMENT_PASSWORD = '246813'
const CARDS = ['6222020000000000018', '6222020000000000026']
const COUPON_FEN = 60_00
const REGION = ['110000', '110100', '110105']

const TEN_PRIZES: Omit<LotteryTerms, 'series'> = {
  name: { zh: '转盘', en: 'Wheel' },
  coins: 0,
  triesEach: 8,
  blankWeight: 0,
  prizes: [
    {
      id: 'lamp' as PrizeId,
      name: { zh: '台灯', en: 'Lamp' },
      weight: 1,
      stock: 10,
      valueFen: 99_00,
      reward: { kind: 'physical' },
    },
  ],
}

/** People who are logged in and have money, a payment password and two cards; shops of one price; coupons to claim. */
export async function prepareFixture(
  db: Database,
  wanted: FixtureOptions,
  { secrets: { dataKey } }: Settings,
  nowMs: number,
): Promise<Stage> {
  const hash = await hashPassword(PAYMENT_PASSWORD)
  const box = createDataBox(dataKey)
  const mark = systemRandom.token().slice(0, 8)
  const seller = await addPerson(db, `seller-${mark}`, 0, hash, nowMs)
  const shops = Array.from({ length: wanted.shops }, (_, at) => `shop-${mark}-${at}`)
  if (wanted.sellerHasPhone === true) await givePhone(db, seller, nowMs)
  await putShops(
    db,
    shops.map((id, at) => shopToBuy(id, { at, sellerId: seller, wanted, nowMs })),
  )
  const offers: string[] = []
  for (const [at, terms] of wanted.offers.entries()) {
    offers.push(`offer-${mark}-${at}`)
    const times = { validFrom: nowMs, validUntil: nowMs + DAY_MS, claimUntil: nowMs + DAY_MS }
    await insertCouponOffer(
      db,
      `offer-${mark}-${at}`,
      { title: '立减 60 元', amountFen: COUPON_FEN, leastSpendFen: 0, ...times, ...terms },
      nowMs,
    )
  }
  const publish = async (what: string, coins: number): Promise<readonly string[]> => {
    const ids = Array.from({ length: wanted.lotteries ?? 0 }, (_, at) => `${what}-${mark}-${at}` as LotteryId)
    for (const id of ids)
      await publishLottery(
        { db, random: systemRandom, box },
        { id, opensAt: nowMs, closesAt: nowMs + DAY_MS },
        { ...TEN_PRIZES, coins, series: id },
        nowMs,
      )
    return ids
  }
  const lotteries = await publish('draws', 0)
  const coinLotteries = wanted.drawCoins === undefined ? [] : await publish('coin-draws', wanted.drawCoins)
  const people: { readonly id: string; readonly token: string; readonly cards: readonly string[] }[] = []
  for (let at = 0; at < wanted.people; at += 1) {
    const own = at >= wanted.people - (wanted.ownHashes ?? 0) ? await hashPassword(PAYMENT_PASSWORD) : hash
    const id = await addPerson(db, `person-${mark}-${at}`, wanted.availableFen, own, nowMs)
    const user = await findUser(db, id)
    const session = user && (await startSession(db, user, systemRandom, nowMs))
    if (session === undefined) throw new Error(`${id} could not log in.`)
    const cards = CARDS.map((number, card) => ({
      id: `card-${card}-${id}`,
      userId: id,
      bank: 'ICBC' as const,
      holder: '林小满',
      number,
      lastFour: number.slice(-4),
      addedAt: nowMs,
    }))
    for (const card of cards) await db.transaction((tx) => insertCard(tx, card, box))
    if (wanted.coins !== undefined) await giveCoins(db, id as UserId, wanted.coins, nowMs)
    people.push({ id, token: session.token, cards: cards.map((card) => card.id) })
  }
  return { people, shops, offers, lotteries, coinLotteries }
}

async function addPerson(
  db: Database,
  id: string,
  availableFen: number,
  passwordHash: string,
  createdAt: number,
): Promise<string> {
  const added = await insertUser(db, { id: id as UserId, username: id, mobile: '', passwordHash, createdAt })
  if (!added) throw new Error(`${id} is there already.`)
  await db.change('UPDATE users SET payment_password_hash = $2 WHERE id = $1', [id, passwordHash])
  if (availableFen === 0) return id
  const credit = {
    userId: id,
    amountFen: availableFen,
    channel: 'transfer' as const,
    by: 'test',
    second: 'another',
    why: 'test',
    bankReference: `stage ${id}`,
  }
  const credited = await db.transaction((tx) => creditRecharge(tx, credit, { random: systemRandom, nowMs: createdAt }))
  if (!credited.ok) throw new Error(`${id} could not be given money.`)
  return id
}

const PUSH_TOKEN = 'proof-seller-device'

async function givePhone(db: Database, id: string, nowMs: number): Promise<void> {
  await db.change('UPDATE users SET mobile = $2 WHERE id = $1', [id, '13900000000'])
  const user = await findUser(db, id)
  const session = user && (await startSession(db, user, systemRandom, nowMs))
  if (session === undefined) throw new Error(`${id} could not log in.`)
  const device = { token: PUSH_TOKEN, language: 'zh' as const, userId: id, bearerToken: session.token }
  await db.transaction((tx) => writeDevice(tx, device, nowMs))
}

/** Coins through their ledger, and the address under the name that the proofs know. */
async function giveCoins(db: Database, userId: UserId, coins: number, at: number): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await moveCoins(tx, { userId, kind: 'task', reference: 'fixture', coins, at })
    if (!moved.ok) throw new Error(`${userId} could not be given coins.`)
  })
  await db.change(
    `INSERT INTO addresses (user_id, id, receiver, mobile, province_code, city_code, district_code, detail, postcode, is_default)
     VALUES ($1, 'home', '林小满', '13800000001', $2, $3, $4, '文三路 1 号', '', true)`,
    [userId, ...REGION],
  )
}

interface ToBuy {
  readonly at: number
  readonly sellerId: string
  readonly wanted: FixtureOptions
  readonly nowMs: number
}

/** On sale for the price that is wanted, without other fees. */
function shopToBuy(id: string, { at, sellerId, wanted: { priceFen }, nowMs }: ToBuy): NewShop {
  const shop = exampleShop(at, { id: id as ShopId, platform: 1, kind: 'flagship', priceFen, publishedAt: nowMs })
  const otherFeesFen = { ...shop.figures.otherFeesFen, value: 0 }
  return { ...shop, sellerId, viewCount: 0, figures: { ...shop.figures, otherFeesFen } }
}
