import { setTimeout as pause } from 'node:timers/promises'
import type { ShownProposal } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMoneyMarket } from '../../ops/testing/open-money-market.ts'
import { checkBooks } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('Money that staff credit in the console', (open) => {
  const begin = async () => {
    const market = await openMoneyMarket(await open())
    const { db } = market
    const admin = await openConsole(db, { now: new Uint8Array(32), before: [] })
    admin.clock.advance(Math.max(0, market.clock.now() - admin.clock.now()))
    for (const login of ['chu', 'na']) await admin.addStaff(login, ['cashier'])
    await admin.addStaff('fu', ['checker'])
    const [chu, na, fu] = [await admin.logIn('chu'), await admin.logIn('na'), await admin.logIn('fu')]
    const credit = (amountFen: number, reference: string, cookie = chu, id = 'lin') =>
      admin.send('POST', 'people/credit', { id, amountFen, reference, reason: '银行回单' }, { cookie })
    const waiting = async (cookie = fu) =>
      (await admin.send('GET', 'proposals', { locale: 'en' }, { cookie })).data as readonly ShownProposal[]
    const approve = (id = '', cookie = fu) =>
      admin.send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '已核对' }, { cookie })
    return { ...market, admin, chu, na, fu, credit, waiting, approve }
  }

  it('is credited once for each bank reference, with an entry of the log (ADM-122, ADM-11)', async () => {
    const { db, na, fu, credit, balanceOf } = await begin()
    const before = await balanceOf('available:lin')
    const both = await Promise.all([credit(300_00, 'slip 77'), credit(300_00, 'SLIP77', na)])
    expect(both.map(({ data }) => data === 'done').toSorted()).toEqual([false, true])
    for (const same of ['slip 77', 'slip\u200B77', '\u2060ｓｌｉｐ7\u00AD7'])
      expect((await credit(300_00, same)).reason).toBe('key-reused')
    expect((await credit(300_00, '\u200B')).reason).toBe('parameter-missing')
    expect(await balanceOf('available:lin')).toBe(before + 300_00)
    expect((await credit(300_00, 'slip 78', undefined, 'no-such')).reason).toBe('not-found')
    expect((await credit(300_00, 'slip 78', fu)).reason).toBe('another-user')
    for (const sum of [0, -1, 0.5]) expect((await credit(sum, 'slip 78')).code).not.toBe(SUCCESS)
    const log = await db.query<{ userId: string; before: string }>(
      "SELECT user_id, before FROM staff_log WHERE act = 'credit-user'",
    )
    expect(log).toEqual([{ userId: 'lin', before: JSON.stringify({ availableFen: before }) }])
    expect(await checkBooks(db)).toEqual([])
  })

  it('beyond the sums of a day it waits for a checker, who sees them before and after (ADM-122, ADM-136, ADM-1, ADM-17)', async () => {
    const { db, chu, na, credit, waiting, approve, balanceOf } = await begin()
    const before = await balanceOf('available:lin')
    expect((await credit(300_000_00, 'slip 1')).data).toBe('done')
    expect((await credit(200_000_00, 'slip 2')).data).toBe('proposed')
    // Another cashier has no limit of their own for the same user, and below it may.
    expect((await credit(200_000_00, 'slip 4', na)).data).toBe('proposed')
    expect((await credit(199_999_00, 'slip 2', na)).data).toBe('done')
    expect((await credit(500_000_00, 'slip 3')).data).toBe('proposed')
    expect((await credit(500_000_00, 'slip 3', na)).reason).toBe('key-reused')
    const all = await waiting()
    const [second, third] = ['SLIP2', 'SLIP3'].map((slip) => all.find(({ changes }) => changes[2]?.after === slip))
    // The user was credited all that they have within this day.
    expect(third?.changes.map((one) => one.after)).toEqual([
      formatMoney(before + 999_999_00),
      formatMoney(before + 999_999_00),
      'SLIP3',
    ])
    // The movement was credited in between.
    expect((await approve(second?.id)).reason).toBe('key-reused')
    expect((await waiting(na)).map(({ isOwn }) => isOwn)).toEqual([true])
    for (const cookie of [chu, na]) expect((await approve(third?.id, cookie)).code).not.toBe(SUCCESS)
    expect((await approve(third?.id)).code).toBe(SUCCESS)
    expect((await approve(third?.id)).reason).toBe('request-closed')
    expect(await balanceOf('available:lin')).toBe(before + 999_999_00)
    expect(await checkBooks(db)).toEqual([])
  })

  it('whose reference another credit takes in the moment of its approval is not credited, and says so (ADM-122)', async () => {
    const { db, credit, waiting, approve, balanceOf } = await begin()
    const before = await balanceOf('available:lin')
    expect((await credit(500_000_00, 'slip 9')).data).toBe('proposed')
    const [proposal] = await waiting()
    let commit = (): void => undefined
    const held = new Promise<void>((resolve) => {
      commit = resolve
    })
    const other = db.transaction(async (tx) => {
      await tx.change(
        `INSERT INTO recharges (id, user_id, amount_fen, status, channel, created_at, bank_reference)
         VALUES ('other', 'wu', 1, 1, 'transfer', 0, 'SLIP9')`,
      )
      await held
    })
    const approving = approve(proposal?.id)
    await pause(300)
    commit()
    await other
    // One engine lets the approval wait for the other credit, the other one lets it begin after it.
    expect(['changed-elsewhere', 'key-reused']).toContain((await approving).reason)
    expect(await balanceOf('available:lin')).toBe(before)
  })
})
