import { compose, overHttp, ownSealer } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import { shownDocuments, type VerificationDocuments } from '@diandu/core/account'
import { listingFilterParameters, type ListingStatus, type Shop } from '@diandu/core/catalog'
import type { OrderId } from '@diandu/core/orders'
import type { UserId } from '@diandu/core/session'
import { exampleShop, valueOf, type Device, type Person, type Fixture } from '@diandu/core/testing'
import { moveInvoice } from '../../bills/index.ts'
import { readSettings } from '../../settings.ts'
import { insertVerification } from '../../account/verification/verification-store.ts'
import { createDataBox } from '../../crypto/index.ts'
import { lastVerification, phoneChangesOf, reviewVerification, reviewPhone } from '../../account/index.ts'
import { noteShopChange } from '../../alerts/index.ts'
import { answerQuestion, deleteArticle, putArticle, readArticleFile } from '../../articles/index.ts'
import { matchListing, reviewRequest } from '../../buyer-requests/index.ts'
import { putShops, tellPriceChange } from '../../catalog/index.ts'
import { insertCouponOffer } from '../../coupons/index.ts'
import type { Database } from '../../database/index.ts'
import { writeMessage } from '../../inbox/index.ts'
import { moveStoredOrder } from '../../orders/index.ts'
import { decideSandboxVisit, systemRandom } from '../../integrations/index.ts'
import { reviewDocument } from '../../contracts/index.ts'
import { keepShopOwner } from '../../contracts/shop-owner/shop-owner-store.ts'
import { supportingDocumentsOf } from '../../contracts/supporting-documents/supporting-document-store.ts'
import { creditLate, onChargeNews, reviewRecharge } from '../../payments/index.ts'
import { moveRequest } from '../../services/index.ts'
import { hashPassword, insertUser, makeAppToken } from '../../session/index.ts'
import { putPastSales } from '../../valuation/index.ts'
import { creditRecharge, reviewWithdrawal, takeTransfer } from '../../wallet/index.ts'
import { listingSteps } from './listing-steps.ts'
import { campaignSteps } from './campaign-steps.ts'
import { CHEAP, openServer } from './open-server.ts'

const SHOPS = Array.from({ length: 30 }, (_, number) => exampleShop(number + 1))
const PEOPLE = {
  buyer: { username: 'buyer_lin', mobile: '13800000001', password: 'lin-buys-1' },
  secondBuyer: { username: 'buyer_wu', mobile: '13800000002', password: 'wu-buys-2' },
  seller: { username: 'seller_zhou', mobile: '13800000003', password: 'zhou-sells-3' },
} as const

/**
 * Each device of a test has a pair of its own; those of the next test are given the same ones, because to make one
 * takes longer than most tests.
 */
const sealers: ReturnType<typeof ownSealer>[] = []

/** The market as it is in earnest: the client over HTTP, the whole server, a real database. */
export async function openServerFixture(db: Database): Promise<Fixture> {
  const server = await openServer(db)
  const { clock } = server
  let devices = 0
  const openDevice = (): Device => {
    const nth = devices++
    const loadSealer = () => (sealers[nth] ??= ownSealer())
    const { sessionStore, ...ports } = compose(memoryDevice({ clock }), overHttp({ ...server.connection, loadSealer }))
    return { ...ports, session: sessionStore }
  }
  const enrol = async (name: keyof typeof PEOPLE): Promise<Person> => {
    const { username, mobile, password } = PEOPLE[name]
    const userId = `person-${name}` as UserId
    await insertUser(db, {
      id: userId,
      username,
      mobile,
      passwordHash: await hashPassword(password, CHEAP),
      createdAt: clock.now(),
    })
    const device = openDevice()
    device.session.write(valueOf(await device.sessions.loginByPassword({ name: username, password })))
    return { userId, username, mobile, password, device }
  }
  const [buyer, secondBuyer, seller] = [await enrol('buyer'), await enrol('secondBuyer'), await enrol('seller')]
  const phoneless = { userId: 'person-phoneless' as UserId, username: 'old_chen', password: 'chen-was-here-4' }
  await insertUser(db, {
    id: phoneless.userId,
    username: phoneless.username,
    mobile: '',
    passwordHash: await hashPassword(phoneless.password, CHEAP),
    createdAt: clock.now(),
  })
  await putShops(
    db,
    SHOPS.map((shop) => ({ ...shop, sellerId: seller.userId, viewCount: 0 })),
  )
  return {
    buyer,
    secondBuyer,
    seller,
    phoneless,
    shopIds: SHOPS.map(({ id }) => id),
    openDevice,
    async credit(userId, amountFen) {
      const credit = {
        userId,
        amountFen,
        channel: 'jh' as const,
        by: 'reviewer',
        second: 'another',
        why: 'the money is there',
        bankReference: systemRandom.token(),
      }
      valueOf(await db.transaction((tx) => creditRecharge(tx, credit, { random: systemRandom, nowMs: clock.now() })))
    },
    async offerCoupon({ validForMs, claimForMs, ...offer }) {
      const [id, now] = [systemRandom.token().slice(0, 20), clock.now()]
      await insertCouponOffer(
        db,
        id,
        { ...offer, validFrom: now, validUntil: now + validForMs, claimUntil: now + claimForMs },
        now,
      )
      return id
    },
    ...campaignSteps({ db, clock }),
    async recordSale(shopId, sale) {
      const [shop] = await db.query<Pick<Shop, 'platform' | 'kind'>>('SELECT platform, kind FROM shops WHERE id = $1', [
        shopId,
      ])
      if (shop === undefined) throw new Error(`There is no shop ${shopId}`)
      await putPastSales(db, [{ shopId, ...shop, ...sale }])
    },
    async publishArticle({ id, subject, title, summary, text, shops }) {
      const kind = typeof subject === 'string' ? `category: ${subject}` : `articles: ${subject.articles.join(', ')}`
      const query = new URLSearchParams(
        listingFilterParameters(shops).map(([key, value]): [string, string] => [key, value]),
      )
      const head = [`id: ${id}`, kind, `title: ${title}`, `summary: ${summary}`, `shops: ${query.toString()}`]
      const read = readArticleFile(['---', ...head, '---', text].join('\n'))
      if (!read.ok) throw new Error(read.failure.en)
      await putArticle(db, read.value, clock.now())
    },
    withdrawArticle: async (id) => void (await deleteArticle(db, id)),
    async answerQuestion(id, says) {
      const verdict = { answer: null, refusedFor: null, ...says, id, by: 'reviewer', at: clock.now() }
      if (!(await db.transaction((tx) => answerQuestion(tx, verdict)))) throw new Error(`There is no question ${id}`)
    },
    reviewRequest: (id, refusedFor) =>
      db.transaction((tx) => reviewRequest(tx, { id, refusedFor, by: 'reviewer', at: clock.now() })),
    ...listingSteps({ db, clock }),
    moveServiceRequest: (id, move) =>
      db.transaction((tx) => moveRequest(tx, id, move, { by: 'reviewer', at: clock.now() })),
    tell: async (message) => void (await db.transaction((tx) => writeMessage(tx, message))),
    async completeOrder(orderId) {
      const events = [
        ['seller.signed', 'seller'],
        ['all.signed', 'buyer'],
        ['shop.handed-over', 'seller'],
        ['bill.confirmed', 'buyer'],
      ] as const
      const [order] = await db.query<{ buyer: string; seller: string }>(
        'SELECT buyer_id AS buyer, seller_id AS seller FROM orders WHERE id = $1',
        [orderId],
      )
      for (const [event, by] of events) {
        const move = { orderId: orderId as OrderId, event, by, who: order?.[by] ?? '', at: clock.now() }
        valueOf(await db.transaction((tx) => moveStoredOrder(tx, move, { random: systemRandom })))
      }
    },
    async moveInvoice(id, status, why) {
      valueOf(
        await moveInvoice(
          db,
          { id, status, why, by: 'reviewer', at: clock.now(), file: null },
          createDataBox(readSettings({}).secrets.dataKey),
        ),
      )
    },
    async readFile(url) {
      const answer = await fetch(new URL(url, server.connection.apiBase))
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
    },
    relist: (shop) =>
      db.transaction(async (tx) => {
        const [before] = await tx.query<{ fromFen: number; sellerId: string; status: ListingStatus }>(
          'SELECT price_fen AS from_fen, seller_id, status FROM shops WHERE id = $1',
          [shop.id],
        )
        const { id: shopId, title, priceFen: toFen } = shop
        if (before !== undefined) await tellPriceChange(tx, { ...before, shopId, title, toFen, at: clock.now() })
        for (const table of ['shop_details', 'shop_views'] as const)
          await tx.change(`DELETE FROM ${table} WHERE shop_id = $1`, [shop.id])
        await tx.change('DELETE FROM shops WHERE id = $1', [shop.id])
        await putShops(tx, [{ ...shop, sellerId: seller.userId }])
        const formerFen = before === undefined || before.fromFen === toFen ? null : before.fromFen
        const change = { shopId, from: before?.status ?? null, to: shop.status, formerFen, priceFen: toFen }
        await noteShopChange(tx, { ...change, at: clock.now() })
        await matchListing(tx, shop.id, clock.now())
      }),
    now: clock.now,
    advance: server.advance,
    async readCode(mobile) {
      const [message] = await db.query<{ body: string }>(
        'SELECT body FROM sandbox_messages WHERE mobile = $1 ORDER BY id DESC LIMIT 1',
        [mobile],
      )
      return /\d{6}/.exec(message?.body ?? '')?.[0]
    },
    async solveCaptcha({ captcha }) {
      const puzzle = valueOf(await captcha.puzzle())
      const [place] = await db.query<{ gapLeft: number }>('SELECT gap_left FROM captcha_puzzles WHERE id = $1', [
        puzzle.id,
      ])
      return valueOf(await captcha.validate({ puzzleId: puzzle.id, offset: place?.gapLeft ?? -1 }))
    },
    async reviewPhoneChange(userId, verdict, note) {
      const [last] = await phoneChangesOf(db, userId)
      valueOf(await reviewPhone(db, last?.id ?? '', { verdict, note, at: clock.now() }, 'reviewer'))
    },
    async reviewVerification(userId, verdict, note) {
      const id = (await lastVerification(db, userId))?.id ?? ''
      const review = { id, verdict, note, by: 'reviewer', at: clock.now() }
      valueOf(await db.transaction((tx) => reviewVerification(tx, review)))
    },
    async decideDocument(contractId, { party, kind, digest, refusedFor }) {
      const looked = (await supportingDocumentsOf(db, [contractId])).find(
        (paper) => paper.party === party && paper.kind === kind && paper.digest === digest,
      )
      const [verdict, why] =
        refusedFor === null ? (['accepted', 'looked at'] as const) : (['refused', refusedFor] as const)
      return reviewDocument(db, { id: looked?.id ?? 'none', verdict, by: 'reviewer', why, at: clock.now() }, server.box)
    },
    reviewRecharge: (id, { status, by = 'reviewer', why = 'looked at' }, reference) =>
      reviewRecharge(
        db,
        id,
        { status, by, why, at: clock.now(), reference: reference ?? null },
        { random: systemRandom, nowMs: clock.now() },
      ),
    creditLate: (id, large = { second: null, reference: null }) =>
      creditLate(
        db,
        id,
        { by: 'reviewer', why: 'the money is there', ...large },
        { random: systemRandom, nowMs: clock.now() },
      ),
    chargeNews: (id, news) =>
      db.transaction((tx) => onChargeNews(tx, id, news, { random: systemRandom, nowMs: clock.now() })),
    transferArrives: (accountNumber, amountFen, reference) =>
      takeTransfer(
        db,
        { accountNumber, amountFen, reference, by: 'reviewer' },
        { random: systemRandom, nowMs: clock.now() },
      ),
    reviewWithdrawal: (id, { status, by = 'reviewer', why = 'looked at' }) =>
      db.transaction((tx) =>
        reviewWithdrawal(tx, id, { status, by, why, at: clock.now() }, { random: systemRandom, nowMs: clock.now() }),
      ),
    async transition(orderId, event, by, why = '') {
      const [order] = await db.query<{ buyerId: string; sellerId: string }>(
        'SELECT buyer_id, seller_id FROM orders WHERE id = $1',
        [orderId],
      )
      const who =
        by === 'buyer' ? order?.buyerId : by === 'seller' ? order?.sellerId : by === 'reviewer' ? 'reviewer' : null
      const move = { orderId, event, by, who: who ?? null, at: clock.now(), why }
      valueOf(await db.transaction((tx) => moveStoredOrder(tx, move, { random: systemRandom })))
    },
    appToken: async (userId) => makeAppToken(userId, server.appTokenSecret, systemRandom, clock.now()),
    async identify(userId, { name, residentId }, companyName) {
      const id = `papers-${userId}`
      const company = {
        kind: 'company',
        companyName,
        creditCode: '91350200MA2XNAMM76',
        legalPerson: name,
        legalPersonId: residentId,
        licencePhoto: 'l',
      }
      const person = {
        kind: 'person',
        name,
        residentId,
        frontPhoto: 'f',
        backPhoto: 'b',
        proof: 'bank',
        cardNumber: '',
        mobile: '',
      }
      const papers = (companyName === undefined ? person : company) as unknown as VerificationDocuments
      const record = {
        ...shownDocuments(papers),
        status: 'reviewing',
        handedInAt: clock.now(),
        reviewedAt: null,
        note: '',
      } as const
      await db.transaction((tx) => insertVerification(tx, userId, id, record, papers, server.box))
      const review = { id, verdict: 'verified', note: '', by: 'reviewer', at: clock.now() } as const
      valueOf(await db.transaction((tx) => reviewVerification(tx, review)))
    },
    registerOwner: (shopId, owner) => keepShopOwner(db, server.box, shopId, owner),
    decideVisit: (url, verdict) => decideSandboxVisit(db, url.split('/').at(-1) ?? '', verdict, clock.now()),
    async answerWeChatVisit(url) {
      const led = await fetch(new URL(url, server.connection.apiBase), { redirect: 'manual' })
      const { searchParams } = new URL(led.headers.get('location') ?? '', server.connection.apiBase)
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
    },
    close: server.close,
  }
}
