import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { beginRecharge, checkBooks, findRecharge, readBalances } from '../wallet/index.ts'
import { openCashierMarket } from './testing/open-cashier-market.ts'

describeOnEachEngine('The cashier of the sandbox', (open) => {
  it('says what is to be paid, and pays and tells at once', async () => {
    const { app, recharge, press, statusOf, availableFen } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    const page = await app.inject({ url })
    expect([page.statusCode, page.body.includes('¥100.00'), page.body.includes('等待付款')]).toEqual([200, true, true])
    const paid = await press(url, 'how=now')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/user_center/server/recharge?request=${id}`])
    expect([await statusOf(id), await availableFen()]).toEqual(['credited', 100_00])
    await press(url, 'how=now')
    expect(await availableFen()).toBe(100_00)
  })

  it.each([
    ['twice', 'credited', 100_00],
    ['disorder', 'credited', 100_00],
    ['never', 'to-review', 0],
    ['wrong-amount', 'to-review', 0],
    ['wrong-signature', 'to-review', 0],
    ['cancel', 'failed', 0],
    ['late', 'to-review', 0],
  ])('plays %s', async (how, status, fen) => {
    const { recharge, press, statusOf, availableFen, db } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    await press(url, `how=${how}`)
    expect([await statusOf(id), await availableFen()]).toEqual([status, fen])
    expect((await listAuditLines(db, 10)).map(({ reason, field }) => [reason, field])).toEqual(
      how === 'wrong-amount'
        ? [['notice-bad-parameter', 'amountFen']]
        : how === 'wrong-signature'
          ? [['notice-forged', 'signature']]
          : [],
    )
    expect(await checkBooks(db)).toEqual([])
  })

  it('a late notification is sent when its time has come, or when the button is pressed, and again changes nothing', async () => {
    const { app, recharge, press, sweep, statusOf, availableFen } = await openCashierMarket(await open())
    const [late, pressed] = [await recharge(), await recharge()]
    await press(late.url, 'how=late')
    await sweep(31_000)
    expect(await statusOf(late.id)).toBe('credited')
    await press(pressed.url, 'how=late')
    const notice = /name="send" value="([\w-]+)"/.exec((await app.inject({ url: pressed.url })).body)?.[1]
    await press(pressed.url, `send=${notice}`)
    await press(pressed.url, `send=${notice}`)
    expect([await statusOf(pressed.id), await availableFen()]).toEqual(['credited', 200_00])
  })

  it('a payment that was never notified is found out by asking (PAY-3)', async () => {
    const { recharge, press, sweep, statusOf, availableFen } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    await press(url, 'how=never')
    await sweep(25_000)
    expect([await statusOf(id), await availableFen()]).toEqual(['credited', 100_00])
  })

  it('of two buyers of one shop who pay at once at the cashier one has it, and the other the money (WAL-41)', async () => {
    const market = await openCashierMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('wu')
    await market.addShop('shop')
    const amountFen = PRICE_FEN * 1.1
    const payment = async (userId: string) =>
      ({ orderId: (await market.placed(userId, 'shop')).id, part: 'full', amountFen, payBy: null }) as const
    const [first, second] = [
      await market.recharge({ amountFen, payment: await payment('lin') }),
      await market.recharge({ amountFen }),
    ]
    expect(second.url).not.toBe(first.url)
    const theirs = await payment('wu')
    const begun = await market.db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'wu', channel: 'wy', amountFen, payment: theirs },
        { random: systemRandom, nowMs: market.clock.now() },
      ),
    )
    const id = begun.ok ? begun.value.id : ''
    const now = market.clock.now()
    const notify = (chargeId: string) =>
      market.notify(JSON.stringify({ chargeId, news: { kind: 'paid', amountFen } }), now)
    await Promise.all([notify(first.id), notify(id), notify(first.id), notify(id)])
    const outcomes = [
      (await findRecharge(market.db, first.id))?.purpose?.outcome,
      (await findRecharge(market.db, id))?.purpose?.outcome,
    ]
    expect([...outcomes].sort()).toEqual(['kept', 'paid'])
    const balances = await readBalances(market.db, ['available:lin', 'available:wu'])
    expect([balances.get('available:lin') ?? 0, balances.get('available:wu') ?? 0]).toEqual(
      outcomes.map((outcome) => (outcome === 'kept' ? amountFen : 0)),
    )
    expect(await checkBooks(market.db)).toEqual([])
  })
})
