import type { Coupon } from '@diandu/core/coupons'
import { aCardNumber, valueOf } from '@diandu/core/testing'
import * as wire from '@diandu/wire'
import { checkCoupons } from '../../coupons/check-coupons.ts'
import { insertCouponOffer } from '../../coupons/index.ts'
import { PRICE_FEN } from '../../orders/testing/open-market.ts'
import { checkBooks } from '../../wallet/index.ts'
import { takeStep, type Step } from './any-step.ts'
import type { SequenceMarket } from './sequence-market.ts'
import { MarketModel } from './model/market-model.ts'
import { SELLER } from './model/orders.ts'
import { whatIsWrong } from './never.ts'
import { snapshotOfModel, snapshotOfServer, type Snapshot } from './snapshot.ts'
import { BUYERS, couponOffers, receiptOf, RECEIPTS, SHOPS, type Fixture } from './fixture.ts'

/**
 * All users and things of a sequence, in an empty market and in the model. Every buyer has enough for one shop, and not
 * for every one.
 */
export async function beginSequenceFixture(market: SequenceMarket): Promise<Fixture> {
  const offers = couponOffers(market.clock.now())
  for (const person of [SELLER, ...BUYERS]) {
    await market.addPerson(person)
    await market.call(wire.addBankCard, person, { bank: 'CMB', holder: '林小满', number: aCardNumber() })
  }
  for (const shop of SHOPS) await market.addShop(shop)
  await market.db.change(
    `INSERT INTO picture_bytes (content_hash, type, sealed) SELECT unnest($1::text[]), 'image/png', ''`,
    [RECEIPTS],
  )
  const uploads = RECEIPTS.flatMap((receipt) =>
    BUYERS.map((buyer) => ({ id: receiptOf(buyer, receipt), buyer, receipt })),
  )
  await market.db.change(
    'INSERT INTO pictures (id, user_id, content_hash, added_at) SELECT *, 0 FROM unnest($1::text[], $2::text[], $3::text[])',
    [uploads.map(({ id }) => id), uploads.map(({ buyer }) => buyer), uploads.map(({ receipt }) => receipt)],
  )
  for (const { id, ...terms } of offers) await insertCouponOffer(market.db, id, terms, market.clock.now())
  const fixture: Fixture = { market, model: new MarketModel(offers), story: [] }
  for (const buyer of BUYERS) await takeStep({ act: 'credit', buyer, amountFen: 2 * PRICE_FEN }, fixture)
  return { ...fixture, story: [] }
}

/**
 * Takes one step after the other and checks everything after each. Throws where server and model part, with the story
 * until there.
 */
export async function runSequence(steps: readonly Step[], fixture: Fixture): Promise<void> {
  try {
    for (const step of steps) {
      const before = fixture.story.length
      await takeStep(step, fixture)
      if (fixture.story.length > before) await compare(fixture)
    }
    await compareEnds(fixture)
  } catch (error) {
    const words = [
      error instanceof Error ? error.message : String(error),
      'after',
      ...fixture.story.map((line, at) => `${at + 1}. ${line}`),
    ].join('\n')
    throw new Error(named(words, fixture.model), { cause: error })
  }
}

async function compare({ market, model }: Fixture): Promise<void> {
  const wrong = await whatIsWrong(market)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  const [server, wanted] = [await snapshotOfServer(market), snapshotOfModel(model, market.clock.now())]
  const parted = [...new Set([...server.keys(), ...wanted.keys()])].filter(
    (what) => server.get(what) !== wanted.get(what),
  )
  if (parted.length > 0) throw new Error(parted.map((what) => differenceOf(what, server, wanted)).join('\n'))
}

const differenceOf = (what: string, server: Snapshot, model: Snapshot): string =>
  `${what}: the server says ${server.get(what) ?? 'nothing'}, the model ${model.get(what) ?? 'nothing'}`

/** At the end of a sequence: the checks of the books, and each buyer's view of their orders and coupons. */
async function compareEnds({ market, model }: Fixture): Promise<void> {
  const complaints = [...(await checkBooks(market.db)), ...(await checkCoupons(market.db))]
  if (complaints.length > 0) throw new Error(complaints.join('; '))
  for (const { id, buyerId, status, paidFen } of model.orders.all) {
    const found = await market.find(buyerId, id)
    const snapshot = found.ok ? `status ${found.value.status}, ${found.value.paidFen} fen` : 'nothing'
    if (snapshot !== `status ${status}, ${paidFen} fen`)
      throw new Error(`order ${id}: the buyer is told ${snapshot}, the model says status ${status}, ${paidFen} fen`)
  }
  for (const buyer of BUYERS) {
    const used = valueOf(
      await market.call<{ readonly items: readonly Coupon[] }>(wire.listCoupons, buyer, { state: 'used' }),
    ).items.map(({ id }) => id)
    const wanted = model.coupons.all
      .filter(({ userId, orderId }) => userId === buyer && orderId !== null)
      .map(({ id }) => id)
    if (used.toSorted().join() !== wanted.toSorted().join())
      throw new Error(`${buyer} is told that they have used ${used.join(', ')}, the model says ${wanted.join(', ')}`)
  }
}

/** With what things are called in the story in the place of their ids. */
function named(words: string, model: MarketModel): string {
  let snapshot = words
  for (const [id, name] of model.names())
    snapshot = snapshot.replaceAll(`${name.split(' ')[0]} ${id}`, name).replaceAll(id, name)
  return snapshot
}
