import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('Corrections of coins and coupons', (open) => {
  const begin = async () => {
    const db = await open()
    const { buyer } = await openServerFixture(db)
    const opened = await openConsole(db)
    for (const [login, role] of [
      ['ke', 'support'],
      ['ni', 'content'],
      ['shen', 'auditor'],
    ] as const)
      await opened.addStaff(login, [role])
    const { send, logIn } = opened
    const [ke, ni, shen] = [await logIn('ke'), await logIn('ni'), await logIn('shen')]
    const id = buyer.userId
    const coins = (count: number, cookie = ke) =>
      send('POST', 'people/coins', { id, coins: count, reason: '签到漏记' }, { cookie })
    const coupon = (amountFen: number) =>
      send(
        'POST',
        'people/coupon',
        { id, title: '补发', amountFen, leastSpendFen: 0, days: 3, reason: '漏发' },
        { cookie: ke },
      )
    const end = (couponId: string) =>
      send('POST', 'people/coupon/end', { id, couponId, reason: '重复' }, { cookie: ke })
    const waiting = async () =>
      (await send('GET', 'proposals', { locale: 'en' }, { cookie: ni })).data as {
        id: string
        changes: { before: string; after: string }[]
      }[]
    const approve = (proposal: string, cookie = ni) =>
      send('POST', 'proposals/decide', { id: proposal, verdict: 'approved', reason: '属实' }, { cookie })
    const balance = async () =>
      (
        await db.query<{ sum: number }>(
          'SELECT coalesce(sum(coins), 0)::int8 AS sum FROM coin_balances WHERE user_id = $1',
          [id],
        )
      )[0]?.sum
    const usable = () =>
      db.query<{ id: string; amountFen: number }>(
        'SELECT id, amount_fen FROM coupons WHERE user_id = $1 AND valid_until > $2 ORDER BY amount_fen',
        [id, opened.clock.now()],
      )
    return { ...opened, db, ke, ni, shen, coins, coupon, end, waiting, approve, balance, usable }
  }

  it('small ones are done at once; those of a day are added up, and beyond the bound two decide (ADM-28)', async () => {
    const { coins, waiting, approve, balance, ke } = await begin()
    expect([(await coins(600)).data, (await coins(-200)).data, await balance()]).toEqual(['done', 'done', 400])
    expect([(await coins(201)).data, await balance()]).toEqual(['proposed', 400])
    const [proposal] = await waiting()
    expect(proposal?.changes).toMatchObject([{ before: '400', after: '601' }])
    expect((await approve(proposal?.id ?? '', ke)).reason).toBe('own-request')
    expect((await approve(proposal?.id ?? '')).code).toBe(SUCCESS)
    expect(await balance()).toBe(601)
  })

  it('no more coins are taken than there are, and no correction is beyond the largest (ADM-28)', async () => {
    const { coins, balance, shen, coupon } = await begin()
    expect((await coins(-5)).reason).toBe('coins-short')
    for (const count of [0, 100_001]) expect((await coins(count)).code).not.toBe(SUCCESS)
    expect((await coins(5, shen)).reason).toBe('another-user')
    expect((await coupon(500_001)).code).not.toBe(SUCCESS)
    expect(await balance()).toBe(0)
  })

  it('proposals that together are beyond the largest correction are not all done (ADM-28)', async () => {
    const { coins, waiting, approve, balance } = await begin()
    for (const count of [60_000, 60_000]) expect((await coins(count)).data).toBe('proposed')
    const [first, second] = await waiting()
    expect((await approve(first?.id ?? '')).code).toBe(SUCCESS)
    expect((await approve(second?.id ?? '')).reason).toBe('bad-parameter')
    expect(await balance()).toBe(60_000)
  })

  it('a coupon is given and taken back, a large one by two, and each is in the log (ADM-28, ADM-11)', async () => {
    const { coupon, end, waiting, approve, usable, db } = await begin()
    expect([(await coupon(60_00)).data, (await coupon(60_00)).data]).toEqual(['done', 'proposed'])
    const [proposal] = await waiting()
    expect(proposal?.changes).toMatchObject([{ before: 'None', after: '补发 ¥60.00 / ¥0.00' }])
    expect((await approve(proposal?.id ?? '')).code).toBe(SUCCESS)
    const [given] = await usable()
    expect((await usable()).length).toBe(2)
    expect((await end(given?.id ?? '')).data).toBe('proposed')
    const [taking] = await waiting()
    expect((await approve(taking?.id ?? '')).code).toBe(SUCCESS)
    expect((await usable()).length).toBe(1)
    expect((await end('nothing')).reason).toBe('not-found')
    const log = await db.query<{ approvedBy: string | null }>(
      "SELECT approved_by FROM staff_log WHERE act = 'correct-coupons' AND object_kind = 'user' ORDER BY number",
    )
    expect(log.map(({ approvedBy }) => approvedBy)).toEqual([null, 'ni', 'ni'])
  })
})
