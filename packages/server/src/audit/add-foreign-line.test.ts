import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { addAuditLine, addForeignLine, listAuditLines, type AuditLine } from './index.ts'

const NOW = 1_800_000_000_000
const refusal = (over: Partial<AuditLine>): AuditLine => ({
  at: NOW,
  userId: null,
  what: 'POST sign',
  reason: 'not-found',
  field: null,
  message: '',
  clientAddress: null,
  ...over,
})
const times = <T>(count: number, of: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => of(at))
const reasonsOf = async (db: Database) => (await listAuditLines(db, 1000)).map(({ reason }) => reason).toReversed()
const THIRTY = [...times(29, () => 'not-found'), 'more-left-out']

describeOnEachEngine('Audit lines about what outside senders sent', (open) => {
  it('are thirty of one user, of sixty that come at once, and exactly one says that others are left out (AUD-7)', async () => {
    const db = await open()
    await Promise.all(times(60, () => addForeignLine(db, refusal({ userId: 'lin' }))))
    expect(await reasonsOf(db)).toEqual(THIRTY)
  })

  it('are thirty of one household’s IPv6 network, from sixty addresses at once, and exactly one says that others are left out (AUD-7)', async () => {
    const db = await open()
    await Promise.all(
      times(60, (at) =>
        addForeignLine(db, refusal({ clientAddress: `2001:db8:0:1${at.toString(16).padStart(2, '0')}:${at}::1` })),
      ),
    )
    expect(await reasonsOf(db)).toEqual(THIRTY)
    await addForeignLine(db, refusal({ clientAddress: '2001:db8:0:200::1' }))
    await addForeignLine(db, refusal({ userId: 'lin', clientAddress: '2001:db8:0:100::1' }))
    expect(await reasonsOf(db)).toEqual([...THIRTY, 'not-found', 'not-found'])
  })

  it('say so once in each minute of a flood, and are never more than thirty in any sixty seconds (AUD-7)', async () => {
    const db = await open()
    for (let second = 0; second < 170; second += 1)
      await addForeignLine(db, refusal({ at: NOW + second * 1000, userId: 'lin' }))
    expect(await reasonsOf(db)).toEqual([...THIRTY, ...THIRTY])
    const instants = (await listAuditLines(db, 1000)).map(({ at }) => at)
    for (const from of instants)
      expect(instants.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(30)
  })

  it('are counted again after a clock was put back (AUD-7)', async () => {
    const db = await open()
    for (let line = 0; line < 31; line += 1) await addForeignLine(db, refusal({ userId: 'lin' }))
    await addForeignLine(db, refusal({ userId: 'lin', at: NOW - 3_600_000 }))
    expect(await reasonsOf(db)).toEqual([...THIRTY, 'not-found'])
  })

  it('are three hundred of all networks together, of however many that come at once, and exactly one says that others are left out (AUD-7)', async () => {
    const db = await open()
    await db.change(
      `INSERT INTO audit_lines (at, what, reason, message, network) SELECT $1, 'POST sign', 'not-found', '', 'network ' || n FROM generate_series(1, 280) AS n`,
      [NOW],
    )
    await Promise.all(times(60, (at) => addForeignLine(db, refusal({ clientAddress: `10.0.${at}.1` }))))
    expect(await reasonsOf(db)).toEqual([...times(299, () => 'not-found'), 'all-left-out'])
    await addForeignLine(db, refusal({ userId: 'lin' }))
    await addForeignLine(db, refusal({ at: NOW + 60_000, clientAddress: '10.0.0.1' }))
    expect((await reasonsOf(db)).slice(300)).toEqual(['not-found', 'not-found'])
  })

  it('lines about what a provider signed are never left out, and take no place away (AUD-10)', async () => {
    const db = await open()
    const signed = refusal({ reason: 'notice-status', clientAddress: '10.0.0.1' })
    for (let line = 0; line < 29; line += 1) await addAuditLine(db, signed)
    for (let line = 0; line < 40; line += 1) await addForeignLine(db, refusal({ clientAddress: '10.0.0.1' }))
    await addAuditLine(db, signed)
    expect(await reasonsOf(db)).toEqual([...times(29, () => 'notice-status'), ...THIRTY, 'notice-status'])
  })

  it('keep the beginning of what a proxy handed on as an address (AUD-6)', async () => {
    const db = await open()
    await addForeignLine(db, refusal({ clientAddress: `\u001b[2J${'x'.repeat(5000)}` }))
    expect(await listAuditLines(db, 1)).toMatchObject([{ clientAddress: ` [2J${'x'.repeat(59)}…` }])
  })
})
