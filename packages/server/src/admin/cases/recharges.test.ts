import type { CaseDetail, ShownProposal, WaitingCase } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { openMoneyMarket } from '../../ops/testing/open-money-market.ts'
import { onChargeNews } from '../../payments/index.ts'
import { beginRecharge, checkBooks } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('Recharges in the console', (open) => {
  const begin = async () => {
    const market = await openMoneyMarket(await open())
    const { db } = market
    const admin = await openConsole(db, { now: new Uint8Array(32), before: [] })
    admin.clock.advance(Math.max(0, market.clock.now() - admin.clock.now()))
    for (const login of ['chu', 'na']) await admin.addStaff(login, ['cashier'])
    await admin.addStaff('fu', ['checker'])
    const posting = () => ({ random: systemRandom, nowMs: admin.clock.now() })
    const recharge = async (amountFen: number, channel: 'transfer' | 'wy' = 'transfer') =>
      valueOf(await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel, amountFen }, posting()))).id
    /** Its money comes after it has failed. */
    const late = async (amountFen: number) => {
      const id = await recharge(amountFen, 'wy')
      for (const news of [{ kind: 'closed', why: '超时' } as const, { kind: 'paid', amountFen } as const])
        valueOf(await db.transaction((tx) => onChargeNews(tx, id, news, posting())))
      return id
    }
    const { send } = admin
    const shown = async (cookie: string, id: string) =>
      (await send('GET', 'recharges/one', { id, locale: 'en' }, { cookie })).data as CaseDetail
    const decideAt = (cookie: string, id: string, version: string, decision: string, fields = {}) =>
      send('POST', `recharges/decide/${decision}`, { id, version, words: '凭证一致', fields }, { cookie })
    const decide = async (cookie: string, id: string, decision: string, fields = {}) =>
      decideAt(cookie, id, (await shown(cookie, id)).version, decision, fields)
    const proposals = async (cookie: string) =>
      (await send('GET', 'proposals', { locale: 'en' }, { cookie })).data as readonly ShownProposal[]
    const approve = (cookie: string, id: string) =>
      send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '已核对流水' }, { cookie })
    return { ...market, admin, logIn: admin.logIn, send, recharge, late, shown, decide, decideAt, proposals, approve }
  }

  it('a transfer is moved along its map and credited once, with the bank’s reference and what it does to the balance (WAL-34, ADM-11, ADM-17)', async () => {
    const { db, logIn, send, recharge, shown, decide, decideAt, balanceOf } = await begin()
    const [id, other] = [await recharge(300_00), await recharge(200_00)]
    const [chu, na] = [await logIn('chu'), await logIn('na')]
    const waiting = (await send('GET', 'recharges', { locale: 'en' }, { cookie: chu })).data as WaitingCase[]
    expect(waiting.map((one) => one.id).toSorted()).toEqual([id, other].toSorted())
    const before = await balanceOf('available:lin')
    for (const to of ['reviewing', 'not-yet-credited']) expect((await decide(chu, id, to)).code).toBe(SUCCESS)
    const credit = (await shown(chu, id)).decisions.find(({ key }) => key === 'credited')
    expect(credit?.effects[0]).toEqual({
      what: 'Available balance',
      before: formatMoney(before),
      after: formatMoney(before + 300_00),
    })
    expect((await decide(chu, id, 'credited')).code).not.toBe(SUCCESS)
    const both = await Promise.all(
      [chu, na].map((cookie) => decideAt(cookie, id, 'not-yet-credited', 'credited', { reference: 'slip 77' })),
    )
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect(await balanceOf('available:lin')).toBe(before + 300_00)
    for (const to of ['reviewing', 'not-yet-credited']) await decide(chu, other, to)
    expect((await decide(chu, other, 'credited', { reference: 'SLIP77' })).reason).toBe('key-reused')
    const log = await db.query<{ act: string }>('SELECT act FROM staff_log WHERE object_id = $1 ORDER BY number', [id])
    expect(log.map(({ act }) => act)).toEqual(['move-recharge', 'move-recharge', 'move-recharge'])
    expect(await checkBooks(db)).toEqual([])
  })

  it('beyond what one may let through alone in a day a recharge goes to a checker, whose decision is theirs alone (WAL-84, ADM-1)', async () => {
    const { logIn, recharge, shown, decide } = await begin()
    const [first, second] = [await recharge(300_000_00), await recharge(300_000_00)]
    const [chu, fu] = [await logIn('chu'), await logIn('fu')]
    for (const to of ['reviewing', 'not-yet-credited']) expect((await decide(chu, first, to)).code).toBe(SUCCESS)
    await decide(chu, second, 'reviewing')
    const pass = (await shown(chu, second)).decisions.find(({ key }) => key === 'not-yet-credited')
    expect(pass?.unmet).toEqual(['a second person has to approve it: submit it for approval'])
    expect((await decide(chu, second, 'not-yet-credited')).code).not.toBe(SUCCESS)
    expect((await decide(chu, second, 'in-approval')).code).toBe(SUCCESS)
    expect((await shown(chu, second)).decisions).toEqual([])
    expect((await decide(chu, second, 'approve')).reason).toBe('another-user')
    expect((await shown(fu, second)).decisions.map(({ key }) => key)).toEqual(['approve', 'disapprove'])
    expect((await decide(fu, second, 'approve')).code).toBe(SUCCESS)
    expect((await shown(chu, second)).version).toBe('not-yet-credited')
  })

  it('late money is credited once by a cashier (ADM-11, ADM-17)', async () => {
    const { logIn, late, shown, decide, decideAt, balanceOf, db } = await begin()
    const id = await late(300_00)
    const [chu, na] = [await logIn('chu'), await logIn('na')]
    const before = await balanceOf('available:lin')
    expect(await shown(chu, id)).toMatchObject({ state: 'Late money', version: 'late' })
    const both = await Promise.all([chu, na].map((cookie) => decideAt(cookie, id, 'late', 'credit-late')))
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect(await balanceOf('available:lin')).toBe(before + 300_00)
    expect((await shown(chu, id)).decisions).toEqual([])
    expect((await decide(chu, id, 'credit-late')).code).not.toBe(SUCCESS)
    expect(await checkBooks(db)).toEqual([])
  })

  it('late money that needs two is proposed by a cashier and credited by a checker’s approval, never by its maker or another cashier (ADM-3, ADM-32)', async () => {
    const { logIn, late, shown, decide, proposals, approve, balanceOf, db, admin } = await begin()
    const [first, second] = [await late(300_000_00), await late(300_000_00)]
    const [chu, na, fu] = [await logIn('chu'), await logIn('na'), await logIn('fu')]
    const before = await balanceOf('available:lin')
    expect((await decide(chu, first, 'credit-late')).code).toBe(SUCCESS)
    expect((await shown(chu, second)).decisions[0]?.effects).toEqual([
      { what: 'Approval by a second person', before: 'none yet', after: 'required: it waits for a checker' },
    ])
    expect((await decide(chu, second, 'credit-late')).reason).toBe('parameter-missing')
    expect((await decide(chu, second, 'credit-late', { reference: 'slip 78' })).code).toBe(SUCCESS)
    expect((await shown(chu, second)).decisions).toEqual([])
    expect((await decide(chu, second, 'credit-late', { reference: 'slip 79' })).reason).toBe('request-closed')
    expect(await balanceOf('available:lin')).toBe(before + 300_000_00)
    expect(await proposals(na)).toEqual([])
    const [proposal] = await proposals(fu)
    expect(proposal?.changes[0]).toMatchObject({
      before: formatMoney(before + 300_000_00),
      after: formatMoney(before + 600_000_00),
    })
    const { id } = proposal ?? { id: '' }
    for (const cookie of [chu, na]) expect((await approve(cookie, id)).code).not.toBe(SUCCESS)
    expect((await approve(fu, id)).code).toBe(SUCCESS)
    expect(await balanceOf('available:lin')).toBe(before + 600_000_00)
    expect((await approve(fu, id)).code).not.toBe(SUCCESS)
    expect(await checkBooks(db)).toEqual([])
    await admin.addStaff('shen', ['auditor'])
    const log = (await admin.send('GET', 'log', { object: second }, { cookie: await logIn('shen') })).data
    expect((log as { items: unknown[] }).items).toMatchObject([
      { act: 'credit-late-large', staffId: 'chu', approvedBy: 'fu', userId: 'lin' },
    ])
  })

  it('a proposed credit of money that was credited in between waits on, and changes nothing (ADM-20)', async () => {
    const { logIn, late, decide, proposals, approve, balanceOf, db } = await begin()
    const id = await late(600_000_00)
    const [chu, fu] = [await logIn('chu'), await logIn('fu')]
    expect((await decide(chu, id, 'credit-late', { reference: 'slip 80' })).code).toBe(SUCCESS)
    await db.change("UPDATE recharges SET credited_by = 'elsewhere' WHERE id = $1", [id])
    const before = await balanceOf('available:lin')
    const [proposal] = await proposals(fu)
    expect((await approve(fu, proposal?.id ?? '')).reason).toBe('changed-elsewhere')
    expect(await balanceOf('available:lin')).toBe(before)
    expect(await proposals(fu)).toHaveLength(1)
  })
})
