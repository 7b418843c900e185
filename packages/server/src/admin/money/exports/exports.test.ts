import type { MoneyExport } from '@diandu/core/admin'
import { DAY_MS, type Page } from '@diandu/core/kernel'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { createDataBox } from '../../../crypto/index.ts'
import type { Database } from '../../../database/index.ts'
import { readSettings } from '../../../settings.ts'
import { openMarket } from '../../../orders/testing/open-market.ts'
import { openConsole } from '../../testing/open-console.ts'
import { forgetExports } from './export-store.ts'
import { writeNextExport } from './write-export.ts'

const SUCCESS = '000000'
const BOX = createDataBox(readSettings({}).secrets.dataKey)

/** The text of a file of a ZIP archive, by the central directory at its end. */
function fileIn(archive: Buffer, name: string): string {
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16)
  for (; archive.toString('latin1', at, at + 4) === 'PK\u0001\u0002';) {
    const [packed, names, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? archive.readUInt32LE(at + offset) : archive.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    if (archive.toString('utf8', at + 46, at + 46 + names) === name) {
      const local = archive.readUInt32LE(at + 42)
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(from, from + packed)).toString('utf8')
    }
    at += 46 + names + extra + comment
  }
  throw new Error(`There is no ${name} in the archive.`)
}

describeOnEachEngine('A file for accountants', (open) => {
  const begin = async (db: Database) => {
    const market = await openMarket(db)
    await market.addPerson('=cmd()', 0)
    const desk = await openConsole(db)
    for (const [login, role] of [
      ['chu', 'cashier'],
      ['shen', 'auditor'],
      ['li', 'reviewer'],
    ] as const)
      await desk.addStaff(login, [role])
    const cookies = { chu: await desk.logIn('chu'), shen: await desk.logIn('shen'), li: await desk.logIn('li') }
    const request = (given: Readonly<Record<string, unknown>>, by: keyof typeof cookies = 'chu') =>
      desk.send('POST', 'money/exports', { locale: 'zh-CN', reason: '月结', ...given }, { cookie: cookies[by] })
    const list = async () => {
      const { data } = await desk.send('GET', 'money/exports', {}, { cookie: cookies.chu })
      return (data as Page<MoneyExport>).items
    }
    const partOf = (id: string, part: number, by: keyof typeof cookies = 'chu') =>
      desk.send('GET', 'money/exports/part', { id, part }, { cookie: cookies[by] })
    const fileOf = async ({ id, parts }: MoneyExport) => {
      const read = Array.from({ length: parts }, async (_, part) => (await partOf(id, part)).data)
      return Buffer.concat(
        (await Promise.all(read)).map((data) => Buffer.from((data as { content: string }).content, 'base64')),
      )
    }
    return { ...market, request, list, partOf, fileOf, send: desk.send, cookies, desk }
  }
  const idOf = (data: unknown): string => (data as { readonly id: string }).id

  it('has each line once as CSV, in several parts, with no formula, and is an entry of the log (ADM-53, NUM-12)', async () => {
    const { db, credit, clock, request, list, fileOf, desk, cookies } = await begin(await open())
    await credit('=cmd()', 99)
    await db.change(
      `INSERT INTO postings (id, kind, subject, posted_at) SELECT 'p' || n, 'recharge', 's' || n, $1::int8 + n / 3 FROM generate_series(1, 1200) n`,
      [clock.now()],
    )
    await db.change(
      `INSERT INTO entries (posting_id, line, account_id, amount_fen, posted_at) SELECT p.id, line, account, fen, p.posted_at
       FROM postings p, (VALUES (1, 'house:payment-in', -100), (2, 'available:=cmd()', 100)) AS lines (line, account, fen) WHERE p.id ~ '^p[0-9]+$'`,
    )
    clock.advance(1_000)
    const { data } = await request({ format: 'csv' })
    await db.change(`UPDATE money_exports SET made_at = $1`, [clock.now()])
    clock.advance(1)
    await credit('=cmd()', 9_999_99)
    expect(await list()).toMatchObject([{ state: 'waiting', done: 0, total: 1201 }])
    expect([await writeNextExport(db, BOX), await writeNextExport(db, BOX)]).toEqual([true, false])
    const [written] = await list()
    expect(written).toMatchObject({ state: 'ready', done: 1201, total: 1201 })
    const text = (await fileOf(written as MoneyExport)).toString('utf8')
    expect([text.startsWith('\uFEFF"时间（北京）","流水号"'), text.lastIndexOf('\uFEFF')]).toEqual([true, 0])
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([2402, 2402])
    expect(lines.filter((line) => line.includes(`"'=cmd()"`))).toHaveLength(1201)
    expect(lines.filter((line) => line.endsWith('"0.99",""'))).toHaveLength(1)
    expect(text).not.toContain('9999.99')
    const log = await desk.send('GET', 'log', { object: idOf(data) }, { cookie: cookies.shen })
    expect((log.data as Page<unknown>).items).toMatchObject([{ act: 'export-money', staffId: 'chu', reason: '月结' }])
  })

  it('is a sheet with numbers as numbers, texts as texts and no formula (ADM-53)', async () => {
    const { db, credit, request, list, fileOf } = await begin(await open())
    await credit('=cmd()', 1_234_56)
    expect((await request({ format: 'xlsx', person: '=cmd()' })).code).toBe(SUCCESS)
    expect(await writeNextExport(db, BOX)).toBe(true)
    const [written] = await list()
    expect(written).toMatchObject({ state: 'ready', done: 1, parts: 1 })
    const file = await fileOf(written as MoneyExport)
    const sheet = fileIn(file, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<v>1234.56</v>')
    expect(sheet).not.toMatch(/<f[ >]/)
    expect(fileIn(file, 'xl/sharedStrings.xml')).toContain('=cmd()')
  })

  it('is written again from its beginning where a server fell, and the next one waits for none (ADM-53)', async () => {
    const { db, credit, request, list } = await begin(await open())
    await credit('=cmd()', 100)
    await request({ format: 'csv' })
    await db.change(`UPDATE money_exports SET state = 'running', done = 1`)
    expect(await writeNextExport(db, BOX)).toBe(true)
    expect(await list()).toMatchObject([{ state: 'ready', done: 1, parts: 1 }])
  })

  it('is its own member of staff’s, of roles that see money, and gone after a week (ADM-53, ADM-1)', async () => {
    const { db, request, list, partOf, desk } = await begin(await open())
    expect((await request({ format: 'csv' }, 'li')).reason).toBe('another-user')
    expect((await request({ format: 'csv', reason: ' ' })).code).not.toBe(SUCCESS)
    const id = idOf((await request({ format: 'csv' })).data)
    expect((await partOf(id, 0)).reason).toBe('not-found')
    await writeNextExport(db, BOX)
    expect((await partOf(id, 0)).code).toBe(SUCCESS)
    expect((await partOf(id, 1)).reason).toBe('not-found')
    expect((await partOf(id, 0, 'shen')).reason).toBe('not-found')
    await forgetExports(db, desk.clock.now() + 7 * DAY_MS)
    expect(await list()).toEqual([])
    expect(await db.query('SELECT 1 FROM money_export_parts')).toEqual([])
  })

  it('of more than a sheet holds is asked for as CSV (ADM-53)', async () => {
    const { db, request } = await begin(await open())
    await db.change(
      `INSERT INTO postings (id, kind, subject, posted_at) SELECT 'many' || n, 'order-payment', 's' || n, 1 FROM generate_series(1, 50001) n`,
    )
    expect((await request({ format: 'xlsx' })).reason).toBe('bad-parameter')
    expect((await request({ format: 'csv' })).code).toBe(SUCCESS)
  })

  it('that cannot be written is told as failed, and the next one is written (ADM-53)', async () => {
    const { db, request, list, desk } = await begin(await open())
    await request({ format: 'csv' })
    await db.change(`UPDATE money_exports SET filter = 'null'`)
    desk.clock.advance(1)
    await request({ format: 'csv' })
    await expect(writeNextExport(db, BOX)).rejects.toThrow()
    expect(await writeNextExport(db, BOX)).toBe(true)
    expect((await list()).map(({ state }) => state)).toEqual(['ready', 'failed'])
  })
})
