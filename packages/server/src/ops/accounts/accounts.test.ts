import type { StaffRole } from '@diandu/core/admin'
import { DAY_MS } from '@diandu/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { codeAt, newSecret } from '../../staff/authenticator.ts'
import { aboutSecret } from '../../staff/staff-login.ts'
import { brokenLogEntry, noteAlertRead, unreadAlerts } from '../../staff/index.ts'
import { insertStaff } from '../../staff/staff-store.ts'
import { COMMANDS } from '../commands/index.ts'
import { runCommand } from '../run-command.ts'
import { openMoneyMarket } from '../testing/open-money-market.ts'
import { ruleOf } from './command-rules.ts'

const KEY = { now: new Uint8Array(32), before: [] }

async function begin(db: Database) {
  const market = await openMoneyMarket(db)
  const { clock } = market
  const secrets = new Map<string, Uint8Array>()
  const addStaff = async (login: string, roles: readonly StaffRole[], status: 'active' | 'closed' = 'active') => {
    const secret = newSecret()
    secrets.set(login, secret)
    const sealedSecret = createDataBox(KEY).seal(secret, aboutSecret(login))
    const account = { id: login, login, name: `${login} ${login}son`, roles, status, passwordHash: '', sealedSecret }
    await insertStaff(db, { ...account, lastInterval: 0, lastSeenAt: clock.now() })
  }
  const codeOf = (login: string): string => {
    clock.advance(30_000)
    return codeAt(secrets.get(login) ?? newSecret(), clock.now())
  }
  const production = { clock, random: systemRandom, dataKey: KEY, isProduction: true }
  const ops = (...args: readonly string[]) => runCommand(args, { ...production, db })
  const credit = (yuan: number, ...more: readonly string[]) =>
    ops('recharge', 'credit', '--user', 'lin', '--yuan', String(yuan), '--why', 'slip', ...more)
  const log = () =>
    db.query<{ act: string; staffId: string; approvedBy: string | null; userId: string | null; after: string }>(
      'SELECT act, staff_id, approved_by, user_id, after FROM staff_log ORDER BY number',
    )
  const credits = async () => (await db.query<{ n: number }>('SELECT count(*)::int8 AS n FROM recharges'))[0]?.n ?? 0
  await addStaff('anna', ['cashier'])
  await addStaff('berta', ['checker'])
  await addStaff('carla', ['support'])
  return { ...market, ops, credit, codeOf, addStaff, log, credits }
}

it('each command that names who does it has an act of the table (ADM-100)', () => {
  const commands = Object.values(COMMANDS).flat()
  const named = commands.filter(({ parameters }) => Object.hasOwn(parameters, 'by')).map(({ name }) => name)
  expect(named.filter((name) => ruleOf(name) === undefined)).toEqual([])
})

describeOnEachEngine('Commands in production', (open) => {
  it('are done by an account with its code, in one transaction with the entry of the log (ADM-100)', async () => {
    const { credit, codeOf, log, credits, db } = await begin(await open())
    const before = await credits()
    const code = codeOf('anna')
    expect(await credit(300, '--by', 'Anna', '--code', code)).toMatchObject({ exitCode: 0 })
    expect(await log()).toMatchObject([{ act: 'credit-user', staffId: 'anna', approvedBy: null, userId: 'lin' }])
    expect(await db.query('SELECT reviewer FROM let_through_alone')).toEqual([{ reviewer: 'anna annason' }])
    // The same code is good once.
    expect(await credit(300, '--by', 'anna', '--code', code)).toMatchObject({ exitCode: 1 })
    await db.change("UPDATE staff_log_head SET hash = ''")
    await db.change("ALTER TABLE staff_log ADD CONSTRAINT none CHECK (act <> 'credit-user') NOT VALID")
    await expect(credit(300, '--by', 'anna', '--code', codeOf('anna'))).rejects.toThrow()
    await db.change('ALTER TABLE staff_log DROP CONSTRAINT none')
    expect(await credits()).toBe(before + 1)
  })

  it('a name that is no account, a closed or dormant one, a wrong code and one person twice never pass (ADM-100)', async () => {
    const { credit, codeOf, addStaff, credits, clock, db } = await begin(await open())
    await addStaff('dora', ['cashier'], 'closed')
    await addStaff('emma', ['cashier'])
    await db.change('UPDATE staff SET last_seen_at = $1 WHERE id = $2', [clock.now() - 31 * DAY_MS, 'emma'])
    const before = await credits()
    const aName = fc.constantFrom('anna', 'ANNA ', 'dora', 'emma', 'Li Na', 'nobody', '')
    await fc.assert(
      fc.asyncProperty(aName, aName, fc.boolean(), fc.boolean(), async (by, second, isRight, hasGlass) => {
        const login = by.trim().toLowerCase()
        fc.pre(login !== 'anna' || second.trim().toLowerCase() === 'anna' || !isRight)
        const code = isRight ? codeOf(login) : '000000'
        const glass = hasGlass ? ['--break-glass', 'all are away'] : []
        const more = ['--second', second, '--second-code', codeOf(second.trim().toLowerCase()), '--reference', '1']
        expect(await credit(600_000, '--by', by, '--code', code, ...more, ...glass)).not.toMatchObject({ exitCode: 0 })
      }),
      { numRuns: 25 },
    )
    expect(await credits()).toBe(before)
  })

  it('want a role, and for a large sum another account with its own code; one sum counts for a person and a day (ADM-101)', async () => {
    const { credit, codeOf, log, ops } = await begin(await open())
    const by = (login: string) => ['--by', login, '--code', codeOf(login)]
    const second = (login: string) => ['--second', login, '--second-code', codeOf(login)]
    expect(await credit(300, ...by('carla'))).toMatchObject({ exitCode: 1, text: expect.stringContaining('roles') })
    expect(await credit(400_000, ...by('anna'))).toMatchObject({ exitCode: 0 })
    expect(await credit(200_000, ...by('anna'))).toMatchObject({ exitCode: 1 })
    const reference = ['--reference', '78']
    expect(await credit(200_000, ...by('anna'), ...second('carla'), ...reference)).toMatchObject({ exitCode: 1 })
    expect(await credit(200_000, ...by('anna'), ...second('berta'), ...reference)).toMatchObject({ exitCode: 0 })
    expect((await log()).at(-1)).toMatchObject({ staffId: 'anna', approvedBy: 'berta' })
    const owner = ['owners', 'clear', 'shop', '--why', 'transferred'] as const
    expect(await ops(...owner, '--second', '', ...by('anna'))).not.toMatchObject({ exitCode: 0 })
  })

  it('broken glass passes roles, is an entry of its own, and never makes two of one; each reads of it (ADM-102, ADM-104)', async () => {
    const { credit, codeOf, log, db } = await begin(await open())
    const by = ['--by', 'carla', '--break-glass', 'both cashiers are ill'] as const
    expect(await credit(300, ...by, '--code', codeOf('carla'))).toMatchObject({ exitCode: 0 })
    expect(await credit(600_000, ...by, '--code', codeOf('carla'))).toMatchObject({ exitCode: 1 })
    expect((await log()).map(({ act, staffId }) => [act, staffId])).toEqual([
      ['credit-user', 'carla'],
      ['break-glass', 'carla'],
      ['break-glass', 'carla'],
    ])
    expect(await brokenLogEntry(db)).toBeUndefined()
    const unread = async (staffId: string) => (await unreadAlerts(db, staffId)).map(({ number }) => number)
    expect([await unread('anna'), await unread('berta')]).toEqual([
      [2, 3],
      [2, 3],
    ])
    for (const number of [1, 2, 2]) await noteAlertRead(db, { staffId: 'anna', number, readAt: 1 })
    expect([await unread('anna'), await unread('berta')]).toEqual([[3], [2, 3]])
  })

  it('accounts of staff come by invitations without an account until there are two staff admins (ADM-103)', async () => {
    const { ops, codeOf, addStaff, log } = await begin(await open())
    const invite = (login: string, name: string, ...more: readonly string[]) =>
      ops('staff', 'invite', login, '--name', name, '--roles', 'people-admin', ...more)
    expect(await invite('fritz', 'Fritz Fritzson')).toMatchObject({ exitCode: 0 })
    expect((await log()).map(({ act, staffId }) => [act, staffId])).toEqual([
      ['invite-staff', 'ops'],
      ['break-glass', 'ops'],
    ])
    await addStaff('gerda', ['people-admin'])
    await addStaff('hanna', ['people-admin'])
    expect(await invite('ida', 'Ida Idason')).toMatchObject({ exitCode: 1 })
    const by = ['--by', 'gerda', '--why', 'new', '--code', codeOf('gerda')]
    expect(await invite('ida', 'Ida Idason', ...by)).toMatchObject({ exitCode: 1 })
    const two = ['--by', 'gerda', '--why', 'new', '--code', codeOf('gerda'), '--second', 'hanna']
    expect(await invite('ida', 'Ida Idason', ...two, '--second-code', codeOf('hanna'))).toMatchObject({ exitCode: 0 })
  })
})
