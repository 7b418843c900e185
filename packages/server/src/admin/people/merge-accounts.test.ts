import {
  mergeObstacles,
  type MergeObstacle,
  type PersonHead,
  type ShownMerge,
  type ShownProposal,
} from '@diandu/core/admin'
import type { ShopId } from '@diandu/core/catalog'
import { paidOrder, reasonOf, receiveCode, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCoins } from '../../coins/check-coins.ts'
import { moveCoins } from '../../coins/index.ts'
import { checkCoupons } from '../../coupons/check-coupons.ts'
import { giveCoupon } from '../../coupons/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { findUser, mergeUser, presentUser } from '../../session/index.ts'
import { insertUser } from '../../session/index.ts'
import { checkBooks, readBalances } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const OTHER_IDENTITY = { name: '林晓', residentId: '440524188001010014' }

async function begin(db: Database) {
  const fixture = await openServerFixture(db)
  const { buyer: old, secondBuyer: kept } = fixture
  const { addStaff, logIn, send } = await openConsole(db)
  await addStaff('ke', ['support'])
  await addStaff('he', ['identity'])
  await addStaff('chu', ['cashier'])
  const [ke, he, chu] = [await logIn('ke'), await logIn('he'), await logIn('chu')]
  const check = async (into: string, id: string = old.userId) =>
    (await send('GET', 'people/merge/check', { id, into }, { cookie: ke })).data as ShownMerge
  const propose = (id: string = old.userId, intoId: string = kept.userId, cookie = ke) =>
    send('POST', 'people/merge', { id, intoId, reason: '本人持两部手机' }, { cookie })
  const approve = (id: string, cookie = he) =>
    send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '身份一致' }, { cookie })
  const idOf = ({ data }: { readonly data: unknown }) => (data as { readonly id: string }).id
  const both = async (id?: string, intoId?: string) => approve(idOf(await propose(id, intoId)))
  const person = async (id: string) => (await send('GET', 'people/one', { id }, { cookie: ke })).data as PersonHead
  const proposals = async () =>
    (await send('GET', 'proposals', { locale: 'en' }, { cookie: he })).data as readonly ShownProposal[]
  const available = async (id: string) => (await readBalances(db, [`available:${id}`])).get(`available:${id}`) ?? 0
  const sums = () =>
    db.query<{ sum: number }>(
      'SELECT sum(amount_fen)::int8 AS sum FROM entries UNION ALL SELECT sum(balance_fen)::int8 FROM accounts',
    )
  const usersSum = async () =>
    (
      await db.query<{ sum: number }>(
        "SELECT sum(balance_fen)::int8 AS sum FROM accounts WHERE id LIKE 'available:%' OR id LIKE 'frozen:%'",
      )
    )[0]?.sum
  const books = async () => [...(await checkBooks(db)), ...(await checkCoins(db)), ...(await checkCoupons(db))]
  await fixture.identify(kept.userId, SELLER_IDENTITY)
  return {
    db,
    fixture,
    old,
    kept,
    ke,
    he,
    chu,
    send,
    check,
    propose,
    approve,
    idOf,
    both,
    person,
    proposals,
    available,
    sums,
    usersSum,
    books,
  }
}

describeOnEachEngine('Two accounts of one person', (open) => {
  it('become one by two: what can be spent moves, and the books are as they were (ADM-123)', async () => {
    const {
      db,
      fixture,
      old,
      kept,
      ke,
      check,
      propose,
      approve,
      idOf,
      person,
      proposals,
      available,
      sums,
      usersSum,
      books,
    } = await begin(await open())
    const [shop] = fixture.shopIds as readonly ShopId[]
    if (shop === undefined) throw new Error('No shop')
    await fixture.credit(old.userId, 300_00)
    await fixture.credit(kept.userId, 20_00)
    valueOf(await old.device.favourites.add(shop))
    const at = fixture.now()
    await db.transaction(async (tx) => {
      valueOf(await moveCoins(tx, { userId: old.userId, kind: 'task', reference: 'first', coins: 70, at }))
      const terms = { title: '券', amountFen: 5_00, leastSpendFen: 0, validFrom: at, validUntil: at + 1e9 }
      await giveCoupon(tx, { userId: old.userId, source: 'correction', ...terms }, { random: systemRandom, nowMs: at })
    })
    const [before, held] = [await sums(), await usersSum()]
    expect(await check(kept.mobile)).toMatchObject({
      into: { userId: kept.userId },
      obstacles: [],
      moves: { availableFen: 300_00, coins: 70, coupons: 1 },
    })
    const id = idOf(await propose())
    expect((await proposals())[0]?.changes.slice(2, 5)).toEqual([
      { what: 'Available balance', before: '¥300.00 + ¥20.00', after: '¥0.00 + ¥320.00' },
      { what: 'Coins', before: '70 + 0', after: '0 + 70' },
      { what: 'Unused coupons', before: '1 + 0', after: '0 + 1' },
    ])
    expect((await approve(id, ke)).code).not.toBe(SUCCESS)
    expect((await approve(id)).code).toBe(SUCCESS)
    expect([await sums(), await usersSum(), await books()]).toEqual([before, held, []])
    expect([await available(old.userId), await available(kept.userId)]).toEqual([0, 320_00])
    expect(valueOf(await kept.device.favourites.list(null)).items.map((card) => card.id)).toEqual([shop])
    expect(valueOf(await kept.device.inbox.list('money', null)).items[0]).toMatchObject({
      event: 'money.merged',
      figures: { name: old.username, amountFen: 300_00 },
    })
    expect(await person(old.userId)).toMatchObject({
      standing: 'merged',
      merges: [{ userId: kept.userId, isInto: true }],
    })
    expect((await person(kept.userId)).merges).toMatchObject([{ userId: old.userId, isInto: false }])
    const [entry] = await db.query<{ act: string; approvedBy: string }>(
      "SELECT act, approved_by FROM staff_log WHERE act = 'merge-accounts' AND object_kind = 'user'",
    )
    expect(entry).toEqual({ act: 'merge-accounts', approvedBy: 'he' })
  })

  it('the one that went is closed: who proves it is theirs reads where it went, and others nothing (ADM-124)', async () => {
    const { fixture, old, kept, both } = await begin(await open())
    const logIn = (password: string, name: string = old.username) =>
      fixture.openDevice().sessions.loginByPassword({ name, password })
    expect((await both()).code).toBe(SUCCESS)
    expect(reasonOf(await old.device.inbox.state())).not.toBe('ok')
    expect(reasonOf(await logIn('a wrong one'))).toBe('credentials-wrong')
    for (const name of [old.username, old.mobile]) {
      const refusal = await logIn(old.password, name)
      expect(refusal).toMatchObject({ ok: false, failure: { reason: 'account-merged' } })
      expect(JSON.stringify(refusal)).toContain('138****0002')
    }
    const device = fixture.openDevice()
    const code = await receiveCode(fixture, device, old.mobile, 'login')
    expect(reasonOf(await device.sessions.loginByCode({ mobile: old.mobile, code, hasAgreed: true }))).toBe(
      'account-merged',
    )
    expect(reasonOf(await kept.device.inbox.state())).toBe('ok')
  })

  it('money that comes late for the one that went, and an invoice that was not asked for, are the other one’s (ADM-123)', async () => {
    const { db, fixture, old, kept, both, available, books } = await begin(await open())
    expect((await both()).code).toBe(SUCCESS)
    await fixture.credit(old.userId, 50_00)
    expect([await available(old.userId), await available(kept.userId), await books()]).toEqual([0, 50_00, []])
    await db.change(
      `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen, service_fee_fen, placed_at, pay_by)
       VALUES ('o9', 'DD9', $1, 'x', 's', 't', 1, 'flagship', 'full', '1', 6, 100, 7, 1, 2)`,
      [old.userId],
    )
    expect(valueOf(await kept.device.invoices.invoiceable()).orders).toMatchObject([{ number: 'DD9', amountFen: 7 }])
  })

  it('is refused with what is open, when it is proposed and when it is approved (ADM-125, ADM-20)', async () => {
    const { db, fixture, old, kept, ke, send, check, propose, approve, idOf, person, books } = await begin(await open())
    const { seller } = fixture
    const obstacles = async (into: string, id?: string) => (await check(into, id)).obstacles
    expect(await obstacles(old.userId)).toEqual(['same-account', 'target-unverified'])
    expect(await obstacles(kept.userId, seller.userId)).toEqual(['shops-on-sale'])
    expect(await obstacles(seller.userId)).toEqual(['target-unverified'])
    expect((await propose(seller.userId)).reason).toBe('account-unsettled')
    expect((await propose(old.userId, 'no-such')).reason).toBe('not-found')
    const id = idOf(await propose())
    const order = await paidOrder(fixture)
    expect(order.status).not.toBe('completed')
    expect((await approve(id)).reason).toBe('account-unsettled')
    expect(await obstacles(kept.userId)).toContain('open-orders')
    expect(await person(old.userId)).toMatchObject({ standing: 'open', merges: [] })
    await db.change('DELETE FROM orders')
    await fixture.identify(old.userId, OTHER_IDENTITY)
    expect(await obstacles(kept.userId)).toContain('other-identity')
    expect((await send('GET', 'people/merge/check', { id: old.userId, into: 'no-such' }, { cookie: ke })).reason).toBe(
      'not-found',
    )
    expect((await books()).filter((line) => line.includes('All entries'))).toEqual([])
  })

  it('each thing that is open keeps the two apart (ADM-125)', async () => {
    const { db, old, kept, check } = await begin(await open())
    const things: readonly (readonly [MergeObstacle, string])[] = [
      [
        'deals-between',
        `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen, service_fee_fen, placed_at, pay_by)
        VALUES ('o9', 'DD9', '${kept.userId}', '${old.userId}', 's', 't', 1, 'flagship', 'full', '1', 6, 1, 0, 1, 2)`,
      ],
      [
        'payouts-held',
        `INSERT INTO payout_holds (user_id, report_id, shop_id, shop_title, reason, held_at, held_by) VALUES ('${old.userId}', 'r', 's', 't', 'x', 1, 'b')`,
      ],
      [
        'open-services',
        `INSERT INTO service_requests (id, number, user_id, mobile, service, name, details, said, state, submitted_at, changed_at)
        VALUES ('q9', 'FW9', '${old.userId}', '1', 'residence', 'n', 'd', 's9', 'taken', 1, 1)`,
      ],
      ['open-withdrawals', `INSERT INTO accounts (id, balance_fen) VALUES ('frozen:${old.userId}', 5)`],
    ]
    for (const [obstacle, sql] of things) {
      expect((await check(kept.userId)).obstacles).not.toContain(obstacle)
      await db.change(sql)
      expect((await check(kept.userId)).obstacles).toContain(obstacle)
    }
  })

  it('none is merged twice, or in a circle, also where two are approved at once (ADM-126)', async () => {
    const { db, fixture, old, kept, propose, approve, idOf, both, check } = await begin(await open())
    await fixture.identify(old.userId, SELLER_IDENTITY)
    const ids = [idOf(await propose()), idOf(await propose()), idOf(await propose(kept.userId, old.userId))]
    const all = await Promise.all(ids.map((id) => approve(id)))
    expect(all.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    const rows = await db.query<{ userId: string; intoId: string }>('SELECT user_id, into_id FROM account_merges')
    expect(rows).toHaveLength(1)
    const [gone, stays] = [rows[0]?.userId ?? '', rows[0]?.intoId ?? '']
    expect((await both(stays, gone)).code).not.toBe(SUCCESS)
    expect((await check(gone, stays))?.obstacles ?? ['not-open']).toContain('not-open')
  })

  it('however accounts are merged one after another, each ends at one that is open (ADM-126)', async () => {
    const db = await open()
    const names = ['a', 'b', 'c', 'd', 'e']
    const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names))
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 8 }), async (pairs) => {
        const prefix = `run${run++}-`
        for (const name of names)
          await insertUser(db, {
            id: `${prefix}${name}` as never,
            username: `${prefix}${name}`,
            mobile: '',
            passwordHash: 'x',
            createdAt: 1,
          })
        for (const [from, to] of pairs) {
          await db.transaction(async (tx) => {
            const [source, target] = [await findUser(tx, prefix + from), await findUser(tx, prefix + to)]
            const known = { person: '1', company: null }
            const obstacles = mergeObstacles({
              isSame: from === to,
              areOpen: source !== undefined && target !== undefined,
              source: known,
              target: known,
              closing: [],
              hasFrozenMoney: false,
              open: [],
            })
            if (obstacles.length === 0 && source !== undefined) await mergeUser(tx, source, prefix + to, 2)
          })
        }
        for (const name of names) {
          const present = await presentUser(db, prefix + name)
          expect(await findUser(db, present)).toBeDefined()
          expect((await findUser(db, prefix + name)) === undefined).toBe(present !== prefix + name)
        }
      }),
      { numRuns: 20 },
    )
  })
})
