import { deflateRawSync } from 'node:zlib'
import writeSheet from 'write-excel-file/node'
import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { xlsxWith, zipOf } from '../testing/hostile-xlsx.ts'
import { openConsole } from '../testing/open-console.ts'

const rowsOf = async (file: Buffer) => {
  const read = await readSheet(file)
  return read.ok ? read.value : read.failure.kind === 'refused' && read.failure.message
}

it('a file is read by what is in it: UTF-8 with or without its mark, GB18030, and XLSX (ADM-95)', async () => {
  const rows = [
    ['日期', '金额'],
    ['2026-11-01', '1,234.50'],
  ]
  const csv = '日期,金额\r\n2026-11-01,"1,234.50"\r\n'
  expect(await rowsOf(Buffer.from(csv))).toEqual(rows)
  expect(await rowsOf(Buffer.from(`\uFEFF${csv}`))).toEqual(rows)
  const gb18030 = Buffer.from('c8d5c6da2cbdf0b6ee0d0a323032362d31312d30312c22312c3233342e3530220d0a', 'hex')
  expect(await rowsOf(gb18030)).toEqual(rows)
  const sheet = await writeSheet([
    [{ value: '日期' }, { value: '金额' }, { value: '流水号' }],
    [
      { value: new Date('2026-11-01T10:20:30Z'), type: Date, format: 'yyyy-mm-dd hh:mm:ss' },
      { value: 1234.5, type: Number },
      { value: '0012345678901234567890', type: String },
    ],
    [null, { value: 0.1 + 0.2, type: Number }, { value: Number('6222021234567890123'), type: Number }],
  ]).toBuffer()
  expect(await rowsOf(sheet)).toEqual([
    ['日期', '金额', '流水号'],
    ['2026-11-01 10:20:30', '1234.5', '0012345678901234567890'],
    ['', '0.3', '6.22202123456789e+18'],
  ])
})

it('of a formula its value is read, and none is computed; an entity is no text of another one (ADM-95)', async () => {
  const cells = '<c r="A1"><f>1+1</f><v>3</v></c><c r="B1" t="str"><f>WEBSERVICE("http://x")</f><v>=x</v></c>'
  expect(await rowsOf(xlsxWith(`<row r="1">${cells}</row>`))).toEqual([['3', '=x']])
  const bomb = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'
  const read = await rowsOf(xlsxWith('<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>', bomb))
  expect(JSON.stringify(read)).not.toContain('aaaa')
})

it('a whole number of more digits than a sheet keeps looks like no reference (ADM-127)', async () => {
  const cells = '<c r="A1"><v>6222021234567891</v></c><c r="B1"><v>622202123456789</v></c>'
  expect(await rowsOf(xlsxWith(`<row r="1">${cells}</row>`))).toEqual([['6.222021234567891e+15', '622202123456789']])
})

const shared = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`

it.each([
  ['whose cells share a long text', () => xlsxWith(shared.repeat(50), '', 'x'.repeat(32_000)), '太大'],
  ['whose sheet unpacks to more than the limit', () => xlsxWith(' '.repeat(65 * 1024 * 1024)), '太大'],
  ['with too many rows', () => xlsxWith('<row r="20001"><c r="A20001"><v>1</v></c></row>'), '太大'],
  ['with too many columns', () => xlsxWith('<row r="1"><c r="XFD1"><v>1</v></c></row>'), '太大'],
  [
    'that says less than it unpacks to',
    () => zipOf({ '[Content_Types].xml': Buffer.alloc(9e6) }, { claim: 10 }),
    '已损坏',
  ],
  ['that says nothing of its size', () => zipOf({ '[Content_Types].xml': Buffer.alloc(9e6) }, { claim: 0 }), '已损坏'],
  [
    'of many files',
    () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, Buffer.of(1)]))),
    '已损坏',
  ],
  ['that is no archive', () => Buffer.from('PK\u0003\u0004 and nothing'), '已损坏'],
  ['that is an archive of something else', () => zipOf({ 'a.txt': Buffer.from('x') }), '已损坏'],
  ['of Excel before 2007', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), '旧版'],
  [
    'that is a picture',
    () => Buffer.concat([Buffer.from('\u0089PNG'), deflateRawSync(Buffer.alloc(99)), Buffer.alloc(2)]),
    '读不出',
  ],
  ['of CSV with too many rows', () => Buffer.from('a\n'.repeat(20_001)), '太大'],
  ['of CSV with too many columns', () => Buffer.from(','.repeat(101)), '太大'],
  ['with an open quote', () => Buffer.from('a,"b'), '读不出'],
])('a file %s is refused in words (ADM-96)', async (_, file, words) => {
  expect(await rowsOf(file())).toContain(words)
})

describeOnEachEngine('A sheet of parcels', (open) => {
  it('of XLSX is read for those who see gifts, and for no others (ADM-95, ADM-1)', async () => {
    const desk = await openConsole(await open())
    await desk.addStaff('neirong', ['content'])
    await desk.addStaff('chu', ['cashier'])
    const content = xlsxWith('<row r="1"><c r="B1" t="str"><v>运单号</v></c></row>').toString('base64')
    const read = async (login: string, given: string) =>
      desk.send('POST', 'sheets/read', { content: given }, { cookie: await desk.logIn(login) })
    expect((await read('neirong', content)).data).toEqual({ rows: [['', '运单号']] })
    expect((await read('neirong', 'UEsDBA==')).reason).toBe('file-unreadable')
    expect((await read('chu', content)).reason).toBe('another-user')
  })
})
