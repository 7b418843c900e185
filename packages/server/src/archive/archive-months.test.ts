import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, ok } from '@diandu/core/kernel'
import { getStatement, listBills, listOrders } from '@diandu/wire'
import { afterEach, expect, it } from 'vitest'
import { addAuditLine } from '../audit/index.ts'
import { billHandlers } from '../bills/bill.handlers.ts'
import { readStatement } from '../bills/statement-of.ts'
import { createDataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { silentLog } from '../kernel/index.ts'
import { keepTablesByMonth } from '../monthly-partitions/index.ts'
import { runCommand } from '../ops/run-command.ts'
import { putTogether } from '../monthly-partitions/testing/put-together.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { checkBooks, readPostingsOf, sealedUntil } from '../wallet/index.ts'
import { sealBooks } from '../wallet/books/seal-books.ts'
import { archiveMonths, forgetArchives } from './archive-months.ts'
import { listArchives } from './archive-store.ts'
import { checkArchives } from './check-archives.ts'
import { unlessAway } from './unless-away.ts'

const DUE_FEN = PRICE_FEN * 1.1
const MONTH_MS = 31 * DAY_MS
const MANY_MONTHS = 14
const A_KEY = { now: new Uint8Array(32), before: [] }

describeOnEachEngine('Months in archives', (open) => {
  let db: Database | undefined
  const folder = mkdtempSync(join(tmpdir(), 'diandu-archive-'))
  afterEach(async () => {
    if (db !== undefined) await putTogether(db)
    rmSync(folder, { recursive: true, force: true })
  })

  const begin = async () => {
    const box = createDataBox(A_KEY)
    const market = await openMarket((db = await open()), systemRandom, () => billHandlers(box))
    const deps = { ...market, log: silentLog }
    const buy = async (shop: string) => {
      const order = await market.placed('buyer', await market.addShop(shop))
      expect((await market.pay('buyer', order.id, 'full', DUE_FEN)).ok).toBe(true)
      return order.id
    }
    await market.addPerson('seller')
    await market.addPerson('buyer', 9 * DUE_FEN)
    const old = await buy('old')
    await addAuditLine(market.db, {
      at: market.clock.now(),
      userId: 'buyer',
      what: 'POST pay',
      reason: 'x',
      field: null,
      message: '',
      clientAddress: null,
    })
    await keepTablesByMonth(deps)
    for (let month = 0; month < MANY_MONTHS; month += 1) {
      market.clock.advance(MONTH_MS)
      await keepTablesByMonth(deps)
      if (month % 6 === 0) await buy(`shop-${month}`)
    }
    await sealBooks(market.db, market.clock.now())
    const archive = (to = folder) => archiveMonths(deps, { folder: to, afterMonths: 3 })
    const shown = async () => ({
      bills: await market.call(listBills, 'buyer', {}),
      month: await market.call(listBills, 'buyer', { month: '2026-03' }),
      orders: await market.call(listOrders, 'buyer', {}),
      old: await market.find('buyer', old),
      postings: await readPostingsOf(market.db, old),
      statement: await readStatement(
        market.db,
        'buyer',
        { fromDay: '2026-03-01', untilDay: '2026-04-30', format: 'csv', language: 'zh' },
        market.clock.now(),
      ),
    })
    const books = async () => [
      ...(await checkBooks(market.db)),
      ...(await checkBooks(market.db, await sealedUntil(market.db))),
      ...(await checkArchives(market.db)),
    ]
    return { ...market, old, deps, archive, shown, books }
  }

  it('are shown to their person as before, and the books stay right (FLEET-86, FLEET-87)', async () => {
    const { db: market, archive, shown, books, credit, clock } = await begin()
    const before = await shown()
    expect(before.bills.ok && before.bills.value).toMatchObject({ items: { length: 5 } })
    expect(await archive()).toContain('entries_before')
    expect((await market.query('SELECT count(*) AS count FROM entries'))[0]).not.toEqual({ count: 0 })
    expect(await market.query(`SELECT to_regclass('entries_before')::text AS gone`)).toEqual([{ gone: null }])
    expect(await shown()).toEqual(before)
    expect(await books()).toEqual([])
    await credit('buyer', 3)
    clock.advance(MONTH_MS)
    await sealBooks(market, clock.now())
    expect(await books()).toEqual([])
    expect(await archive()).not.toContain('entries_before')
  })

  it('stay in the database while their file cannot be written (FLEET-88)', async () => {
    const { archive, shown, books } = await begin()
    const before = await shown()
    const blocked = join(mkdtempSync(join(tmpdir(), 'diandu-archive-')), 'a-file')
    writeFileSync(blocked, '')
    await expect(archive(blocked)).rejects.toThrow()
    expect([await shown(), await books()]).toEqual([before, []])
    expect(await archive()).toContain('entries_before')
    expect([await shown(), await books()]).toEqual([before, []])
  })

  it('are missed, and told to be away, where their file was changed or is gone (FLEET-87, FLEET-89)', async () => {
    const { db: market, old, archive, call, books, balanceOf } = await begin()
    await archive()
    const held = await balanceOf('available:buyer')
    const [first] = (await listArchives(market)).filter(({ table }) => table === 'entries')
    const path = first?.path ?? ''
    const bytes = readFileSync(path)
    writeFileSync(
      path,
      bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
    )
    expect((await books()).join()).toContain('is not what was written')
    rmSync(path)
    expect((await books()).join()).toContain('is not what was written')
    const away = { ok: false, failure: { kind: 'refused', reason: 'archive-away' } }
    expect(await call(listBills, 'buyer', {})).toMatchObject(away)
    expect(
      await call(getStatement, 'buyer', {
        fromDay: '2026-03-01',
        untilDay: '2026-03-31',
        format: 'csv',
        language: 'zh',
      }),
    ).toMatchObject(away)
    expect(await unlessAway(async () => ok(await readPostingsOf(market, old)))).toMatchObject(away)
    expect(await balanceOf('available:buyer')).toBe(held)
    writeFileSync(path, bytes)
    expect((await call(listBills, 'buyer', {})).ok).toBe(true)
  })

  it('of refused requests are found by operators, and forgotten after half a year with their files (FLEET-90)', async () => {
    const { db: market, archive, deps, clock } = await begin()
    const ops = async (...args: readonly string[]) =>
      (await runCommand(args, { db: market, clock, random: systemRandom, dataKey: A_KEY })).text
    const before = await ops('audit', 'list', '--month', '2026-03')
    expect(before).toContain('POST pay')
    await archive()
    expect(await ops('audit', 'list')).toBe('Nothing was refused.')
    expect(await ops('audit', 'list', '--month', '2026-03')).toBe(before)
    expect(await ops('archives', 'list')).toContain('audit_lines_before')
    const audits = async () => (await listArchives(market)).filter(({ table }) => table === 'audit_lines')
    expect(await audits()).toHaveLength(1)
    await forgetArchives(deps)
    expect(await audits()).toEqual([])
  })
})
