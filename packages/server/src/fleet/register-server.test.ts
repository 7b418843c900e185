import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { readMigrations, type Database } from '../database/index.ts'
import { describeOnEngine } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { systemRandom } from '../integrations/index.ts'
import { runCommand } from '../ops/run-command.ts'
import { readSettings } from '../settings.ts'
import { ownServer } from './own-server.ts'
import { knownServers } from './server-facts.ts'
import { registerServer } from './register-server.ts'

const MIGRATIONS = await readMigrations()
const KEY = 'a1'.repeat(32)
const OTHER_KEY = 'b2'.repeat(32)

/** A server that starts, whose timers are moved by hand. */
function starting(db: Database, environment: Readonly<Record<string, string>> = {}) {
  const clock = createManualClock()
  const lines: string[] = []
  const log = createLog({ level: 'warn', now: clock.now, write: (line) => void lines.push(line) })
  const own = ownServer(readSettings({ DATA_KEY: KEY, ...environment }), () => 3_000)
  return { clock, lines, own, joined: registerServer({ db, clock, log, own }, MIGRATIONS, () => undefined) }
}

const fell = (db: Database) => db.change('UPDATE servers SET seen_at = seen_at - 20000')
const ids = async (db: Database) => (await knownServers(db)).map(({ id }) => id)
const within = { timeout: 5_000, interval: 5 }

/** Lets time pass for one that starts until it is known what becomes of it. */
async function outcome(
  { clock, joined }: ReturnType<typeof starting>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<'joined' | 'refused'> {
  let known: 'joined' | 'refused' | undefined
  void joined.then(
    () => (known = 'joined'),
    () => (known = 'refused'),
  )
  await expect
    .poll(async () => {
      await meanwhile()
      clock.advance(1_000)
      return known
    }, within)
    .toBeDefined()
  return known ?? 'refused'
}

describeOnEngine('postgresql', 'Servers on one database', (open) => {
  it('know of each other while they run, and no longer once they are stopped (FLEET-112)', async () => {
    const db = await open()
    const [one, other] = [starting(db), starting(db)]
    const places = [await one.joined, await other.joined]
    expect((await ids(db)).toSorted()).toEqual([one.own.id, other.own.id].toSorted())
    await places[0]?.leave()
    expect(await ids(db)).toEqual([other.own.id])
    await places[1]?.leave()
    expect(await ids(db)).toEqual([])
  })

  it('refuse one with another key as soon as they are heard of again, and say why (FLEET-111)', async () => {
    const db = await open()
    const place = await starting(db).joined
    const late = starting(db, { DATA_KEY: OTHER_KEY })
    const refused = expect(late.joined).rejects.toThrow(/other keys.*seals with a DATA_KEY that is not set here/s)
    expect(await outcome(late, () => db.change('UPDATE servers SET seen_at = seen_at + 1'))).toBe('refused')
    await refused
    expect(await ids(db)).toHaveLength(1)
    await place.leave()
  })

  it('let one with another key join once the last of them has fallen (FLEET-113)', async () => {
    const db = await open()
    await starting(db).joined
    const next = starting(db, { DATA_KEY: OTHER_KEY })
    expect(await outcome(next, () => fell(db))).toBe('joined')
    await (await next.joined).leave()
  })

  it('tell which settings differ, at the start and to reviewers, with clocks that are off (FLEET-112)', async () => {
    const db = await open()
    const ops = () =>
      runCommand(['servers'], {
        db,
        clock: createManualClock(),
        random: systemRandom,
        dataKey: { now: new Uint8Array(32), before: [] },
      })
    expect(await ops()).toMatchObject({ exitCode: 1, text: 'No server runs on this database.' })
    const place = await starting(db).joined
    expect(await ops()).toMatchObject({ exitCode: 0, text: expect.stringMatching(/off by 3.0 s$/) })
    const other = starting(db, { RATE_LIMIT: '100' })
    const otherPlace = await other.joined
    expect(other.lines.join('')).toContain('"differs":["RATE_LIMIT"]')
    expect(await ops()).toMatchObject({ exitCode: 1, text: expect.stringMatching(/differ between\n.*: RATE_LIMIT$/) })
    await db.change("UPDATE servers SET facts = '{}' WHERE id = $1", [other.own.id])
    expect(await ops()).toMatchObject({ exitCode: 0 })
    await Promise.all([place.leave(), otherPlace.leave()])
  })
})
