import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { brokenLogEntry, changeStaffAccount } from '../staff/index.ts'
import { demoStaffId } from '../staff/demo-staff-id.ts'
import { forgetOldProposals } from '../staff/staff-proposal-store.ts'
import { appendToLog, brokenEntryIn, brokenNewEntry, forgetOldLog } from '../staff/staff-log-store.ts'
import { openConsole, PASSWORD } from './testing/open-console.ts'

const SUCCESS = '000000'
const LOGIN_REQUIRED = '100000'

describeOnEachEngine('Hostile staff', (open) => {
  const begin = async () => {
    const market = await openConsole(await open())
    for (const login of ['ren', 'rong']) await market.addStaff(login, ['people-admin'])
    await market.addStaff('li', ['reviewer'])
    const { send, db } = market
    const propose = (cookie: string, staffId = 'li', roles: readonly string[] = ['support']) =>
      send('POST', 'staff/roles', { staffId, roles, reason: '轮岗' }, { cookie })
    const approve = (cookie: string, id: string) =>
      send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '同意' }, { cookie })
    const idOf = ({ data }: { readonly data: unknown }) => (data as { readonly id: string }).id
    const rolesOf = async (id: string) =>
      (await db.query<{ readonly roles: unknown }>('SELECT roles FROM staff WHERE id = $1', [id]))[0]?.roles
    return { ...market, propose, approve, idOf, rolesOf }
  }

  it('an account is answered so many calls a minute, over all of its sessions, and another one still (ADM-105)', async () => {
    const counts = new Map<string, number>()
    const countCall = (staffId: string) => {
      counts.set(staffId, (counts.get(staffId) ?? 0) + 1)
      return { count: counts.get(staffId) ?? 0, leftMs: 20_000 }
    }
    const { addStaff, logIn, send } = await openConsole(await open(), undefined, 'demo', countCall)
    for (const login of ['ren', 'rong']) await addStaff(login, ['people-admin'])
    const [one, two, other] = [await logIn('ren'), await logIn('ren'), await logIn('rong')]
    const statusOf = async (cookie: string) => (await send('GET', 'session', {}, { cookie })).status
    expect(await statusOf(one)).toBe(200)
    counts.set('ren', 599)
    expect([await statusOf(two), await statusOf(one), await statusOf(two)]).toEqual([200, 429, 429])
    expect(await statusOf(other)).toBe(200)
  })

  it('an approval wants a fresh proof, so that a stolen cookie approves nothing (ADM-7)', async () => {
    const { clock, logIn, propose, approve, idOf, rolesOf, send, codeOf } = await begin()
    const rong = await logIn('rong')
    clock.advance(20 * MINUTE_MS)
    const id = idOf(await propose(await logIn('ren')))
    expect((await approve(rong, id)).reason).toBe('proof-spent')
    expect(await rolesOf('li')).toEqual(['reviewer'])
    await send('POST', 'session/prove', { password: PASSWORD, code: codeOf('rong') }, { cookie: rong })
    expect((await approve(rong, id)).code).toBe(SUCCESS)
  })

  it('a proposal is not approved once its maker may not make it, or its subject has changed, and waits on (ADM-3, ADM-5, ADM-20)', async () => {
    const { db, logIn, propose, approve, idOf, rolesOf } = await begin()
    const [ren, rong] = [await logIn('ren'), await logIn('rong')]
    const stale = idOf(await propose(ren))
    await db.change("UPDATE staff SET roles = '[]' WHERE id = 'ren'")
    expect((await approve(rong, stale)).reason).toBe('changed-elsewhere')
    await db.change(`UPDATE staff SET roles = '["people-admin"]' WHERE id = 'ren'`)
    await db.change(`UPDATE staff SET roles = '["cashier"]' WHERE id = 'li'`)
    expect((await approve(rong, stale)).reason).toBe('changed-elsewhere')
    expect(await rolesOf('li')).toEqual(['cashier'])
  })

  it('each role is written once, and every list can still be read (ADM-1)', async () => {
    const { logIn, propose, send } = await begin()
    const ren = await logIn('ren')
    expect((await propose(ren, 'li', Array<string>(50).fill('support'))).code).not.toBe(SUCCESS)
    expect((await send('GET', 'proposals', { locale: 'en' }, { cookie: ren })).data).toEqual([])
    expect((await send('GET', 'log', { day: '2026-02-30' }, { cookie: ren })).status).toBe(200)
  })

  it('wrong logins of strangers do not stop a member of staff at work (ADM-9)', async () => {
    const { logIn, tryLogin, send, codeOf } = await begin()
    const ren = await logIn('ren')
    for (let count = 0; count < 11; count += 1) await tryLogin('ren', '000000')
    const proof = { password: PASSWORD, code: codeOf('ren') }
    expect((await send('POST', 'session/prove', proof, { cookie: ren })).code).toBe(SUCCESS)
  })

  it('an account of the demonstration opens nothing in production (ADM-1)', async () => {
    const db = await open()
    const demo = await openConsole(db)
    await demo.addStaff('chuna', ['cashier'], { id: demoStaffId('chuna') })
    const cookie = await demo.logIn('chuna')
    const production = await openConsole(db, undefined, 'production')
    expect((await production.send('GET', 'session', {}, { cookie })).code).toBe(LOGIN_REQUIRED)
    expect((await production.tryLogin('chuna', demo.codeOf('chuna'))).reason).toBe('credentials-wrong')
  })

  it('an account that was closed does nothing any more, and one that slept is woken (ADM-10, ADM-11)', async () => {
    const { db, clock, logIn, propose, send, tryLogin, codeOf } = await begin()
    const ren = await logIn('ren')
    const by = { by: 'Li Na', why: 'has left', nowMs: clock.now() }
    expect(await changeStaffAccount(db, 'ren', 'closed', by)).toBe(true)
    expect((await propose(ren)).code).toBe(LOGIN_REQUIRED)
    expect((await tryLogin('ren', codeOf('ren'))).reason).toBe('credentials-wrong')
    clock.advance(31 * DAY_MS)
    expect((await tryLogin('rong', codeOf('rong'))).reason).toBe('credentials-wrong')
    await changeStaffAccount(db, 'rong', 'woken', { ...by, nowMs: clock.now() })
    const rong = await logIn('rong')
    const log = (await send('GET', 'log', {}, { cookie: rong })).data as { readonly items: readonly { act: string }[] }
    expect(log.items.map(({ act }) => act)).toEqual([
      'logged-in',
      'woken',
      'login-refused',
      'login-refused',
      'closed',
      'logged-in',
    ])
  })

  it('a start reads the log from where it held last, and what was changed before is noticed by the whole check (ADM-65)', async () => {
    const { db } = await begin()
    const add = () =>
      db.transaction((tx) =>
        appendToLog(tx, { at: 1, staffId: 'li', act: 'review-listing', object: { kind: 'listing', id: 's1' } }),
      )
    for (let nth = 0; nth < 3; nth += 1) await add()
    expect(await brokenNewEntry(db)).toBeUndefined()
    const [checked] = await db.query<{ readonly number: number }>('SELECT number FROM staff_log_checked')
    await add()
    await db.change("UPDATE staff_log SET reason = 'another' WHERE number = 1")
    expect([await brokenNewEntry(db), await brokenLogEntry(db)]).toEqual([undefined, 1])
    await db.change("UPDATE staff_log SET reason = '' WHERE number = 1")
    const last = (checked?.number ?? 0) + 2
    await add()
    await db.change("UPDATE staff_log SET reason = 'another' WHERE number = $1", [last])
    expect(await brokenNewEntry(db)).toBe(last)
    await db.change("UPDATE staff_log SET reason = '' WHERE number = $1", [last])
    await db.change('UPDATE staff_log_checked SET hash = $1', ['0'.repeat(64)])
    expect(await brokenNewEntry(db)).toBe(checked === undefined ? undefined : checked.number + 1)
  })

  it('a refused login and a refused proof of an account are in the staff log, and those of no account are not (ADM-64)', async () => {
    const { db, logIn, tryLogin, send } = await begin()
    const li = await logIn('li')
    await tryLogin('ren', '000000')
    await tryLogin('stranger', '000000')
    await send('POST', 'session/prove', { password: PASSWORD, code: '000000' }, { cookie: li })
    expect(await db.query("SELECT act, staff_id FROM staff_log WHERE act LIKE '%refused' ORDER BY number")).toEqual([
      { act: 'login-refused', staffId: 'ren' },
      { act: 'proof-refused', staffId: 'li' },
    ])
  })

  it('proposals of more than three years ago are deleted (ADM-66)', async () => {
    const { db, clock, logIn, propose } = await begin()
    await propose(await logIn('ren'))
    expect(await forgetOldProposals(db, clock.now())).toBe(0)
    expect(await forgetOldProposals(db, clock.now() + 3 * 366 * DAY_MS + 1)).toBe(1)
  })

  it('the beginning of the log is not cut off unseen, and old entries go from the beginning only (ADM-12)', async () => {
    const { db } = await begin()
    const entry = (at: number) => ({ at, staffId: 'li', act: 'review-listing', object: { kind: 'listing', id: 's1' } })
    const NOW = 2_000_000_000_000
    for (const at of [1, NOW, 2, NOW]) await db.transaction((tx) => appendToLog(tx, entry(at)))
    const cut = await db
      .transaction(async (tx) => {
        await tx.change('DELETE FROM staff_log WHERE number <= 2')
        throw Object.assign(new Error('undone'), { broken: await brokenEntryIn(tx) })
      })
      .catch((error: { readonly broken?: number }) => error.broken)
    expect(cut).toBe(1)
    expect(await forgetOldLog(db, NOW)).toBe(1)
    expect(await brokenLogEntry(db)).toBeUndefined()
    expect(await forgetOldLog(db, NOW * 2)).toBe(3)
    expect(await brokenLogEntry(db)).toBeUndefined()
    await db.transaction((tx) => appendToLog(tx, entry(NOW * 2)))
    expect(await brokenLogEntry(db)).toBeUndefined()
  })
})
