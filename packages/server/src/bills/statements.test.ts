import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatTime } from '@diandu/core/format'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket } from '../orders/testing/open-market.ts'
import { annexAddress, ANNEXES_PATH, readAnnex, type Annex } from './annex.ts'
import { readStatement, statementFile } from './statement-of.ts'

const run = promisify(execFile)
const DAY_MS = 24 * 3_600_000
const CHINA_MS = 8 * 3_600_000
const BOX = createDataBox({ now: new Uint8Array(32).fill(7), before: [] })

describeOnEachEngine('Statements', (open) => {
  const begin = async (count: number) => {
    const market = await openMarket(await open())
    await market.addPerson('lin')
    for (let made = 0; made < count; made += 1) await market.credit('lin', 1_234_50)
    const day = formatTime(market.clock.now(), 'yyyy-mm-dd')
    const request = { fromDay: day, untilDay: day, language: 'zh' } as const
    return {
      ...market,
      read: (format: 'csv' | 'pdf') => readStatement(market.db, 'lin', { ...request, format }, market.clock.now()),
    }
  }

  it('tell in one instant’s bills the balance after each, none of them below what there was (BIL-6)', async () => {
    const { read } = await begin(9)
    const { bills, openingFen } = valueOf(await read('csv'))
    expect(openingFen).toBe(0)
    expect(bills.map(({ balanceFen }) => balanceFen)).toEqual(bills.map((_, at) => (at + 1) * 1_234_50))
  })

  it('statements as documents say the same figures, in Chinese letters that any reader finds (BIL-6)', async () => {
    const { read, clock } = await begin(3)
    const folder = await mkdtemp(join(tmpdir(), 'statement-'))
    try {
      await writeFile(
        join(folder, 'statement.pdf'),
        await statementFile(valueOf(await read('pdf')), 'pdf', 'zh', clock.now()),
      )
      const { stdout } = await run('pdftotext', ['-layout', join(folder, 'statement.pdf'), '-'])
      for (const text of ['店渡 账单', '户名', 'lin', '充值', '1,234.50', '3,703.50']) expect(stdout).toContain(text)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('statements of neighbouring days add up also where the clock was set back over midnight (BIL-6)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('lin')
    const midnight = Math.ceil((market.clock.now() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS
    for (const [at, fen] of [
      [midnight - 60_000, 100],
      [midnight + 5_000, 20],
      [midnight - 10_000, 3],
      [midnight + 60_000, 4_000],
    ] as const) {
      market.clock.advance(at - market.clock.now())
      await market.credit('lin', fen)
    }
    const of = async (at: number) => {
      const day = formatTime(at, 'yyyy-mm-dd')
      return valueOf(
        await readStatement(
          market.db,
          'lin',
          { fromDay: day, untilDay: day, language: 'zh', format: 'csv' },
          market.clock.now(),
        ),
      )
    }
    const [before, after] = [await of(midnight - 1), await of(midnight)]
    expect([before.openingFen, before.bills.map(({ balanceFen }) => balanceFen)]).toEqual([0, [100]])
    expect([after.openingFen, after.bills.map(({ balanceFen }) => balanceFen)]).toEqual([100, [120, 123, 4_123]])
    expect(after.bills.map(({ at }) => at - midnight)).toEqual([5_000, 5_000, 60_000])
  })

  it('statements of more than a thousand bills are a table only (BIL-5)', async () => {
    const { read, db } = await begin(1)
    await db.change(
      `INSERT INTO postings (id, kind, subject, posted_at) SELECT 'p' || n, 'order-refund', 's' || n, (SELECT max(posted_at) FROM postings) FROM generate_series(1, 1000) AS n`,
    )
    await db.change(
      `INSERT INTO entries (posting_id, line, account_id, amount_fen) SELECT 'p' || n, 1, 'available:lin', 1 FROM generate_series(1, 1000) AS n`,
    )
    expect(await read('pdf')).toMatchObject({ ok: false, failure: { reason: 'too-many', field: 'untilDay' } })
    expect(valueOf(await read('csv')).bills).toHaveLength(1001)
  })
})

it('an address is good for ten minutes, for what it was made for, and by the platform’s hand only (BIL-7)', () => {
  const what: Annex = { kind: 'invoice', invoiceId: 'i1' }
  const { url } = annexAddress(what, 'invoice.pdf', BOX, 1_000_000)
  const [encoded = '', requested = ''] = url.slice(ANNEXES_PATH.length + 1).split('?')
  const given = Object.fromEntries(new URLSearchParams(requested)) as { until: string; key: string }
  expect(readAnnex(encoded, given, BOX, 1_000_000)).toEqual(what)
  expect(readAnnex(encoded, given, BOX, 1_000_000 + 599_999)).toEqual(what)
  expect(readAnnex(encoded, given, BOX, 1_000_000 + 600_000)).toBeNull()
  const other = Buffer.from(JSON.stringify({ kind: 'invoice', invoiceId: 'i2' })).toString('base64url')
  for (const [text, key] of [
    [other, given],
    [encoded, { ...given, until: '9999999' }],
    [encoded, { ...given, key: '' }],
    [encoded, { until: '', key: '' }],
    ['%', given],
  ] as const) {
    expect(readAnnex(text, key, BOX, 1_000_000)).toBeNull()
  }
  expect(
    readAnnex(encoded, given, createDataBox({ now: new Uint8Array(32).fill(8), before: [] }), 1_000_000),
  ).toBeNull()
})
