import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../format/index.ts'
import { MAX_CASES_AT_ONCE, parcelSheet, readParcelRows, type WaitingCase } from '../index.ts'

const waits = (place: number): WaitingCase => ({
  id: `g${place}`,
  title: '笔记本',
  about: '林小姐',
  state: '',
  since: 0,
  marks: 0,
  version: 'to-send',
  takenBy: null,
})
const HEADS = '编号,版本,快递公司,运单号\n'
const readText = (text: string, waiting: readonly WaitingCase[]) => readParcelRows(readCsv(text) ?? [], waiting)
const read = (rows: string, waiting = [waits(1), waits(2)]) => readText(HEADS + rows, waiting)

describe('A sheet of parcels', () => {
  it('is read by either language, with a carrier by its key or its name (ADM-90)', () => {
    const { ready, faults, blank } = read('g1,to-send,顺丰,SF12345\ng2,to-send,yto,YT-12345\n')
    expect(ready.map(({ row, choice }) => [row, choice.id, choice.fields])).toEqual([
      [2, 'g1', { carrier: 'sf', number: 'SF12345' }],
      [3, 'g2', { carrier: 'yto', number: 'YT-12345' }],
    ])
    expect([faults, blank]).toEqual([[], 0])
    const line = { id: 'g1', version: 'to-send', title: '=1+1', user: '', receiver: '', mobile: '', address: '' }
    const saved = parcelSheet([line], 'en')
    expect(saved).toContain(`"'=1+1"`)
    expect(readText(saved, [waits(1)])).toEqual({ ready: [], faults: [], blank: 1 })
  })

  it('names row and column of what it cannot send (ADM-90)', () => {
    const rows = [
      'g9,to-send,sf,SF12345',
      'g1,sent,sf,SF12345',
      'g2,to-send,dhl,SF12345',
      'g2,to-send,sf,SF12345',
      'g3,to-send,sf,1.23E+14',
      'g4,to-send,,SF12345',
      'g5,to-send,sf',
      'g6,to-send,sf,=1+1111',
    ].join('\n')
    const { ready, faults } = read(rows, [1, 2, 3, 4, 5, 6].map(waits))
    expect(ready).toEqual([])
    expect(faults.map(({ row, column }) => [row, column?.en])).toEqual([
      [2, 'ID'],
      [3, 'Version'],
      [4, 'Carrier'],
      [5, 'ID'],
      [6, 'Tracking number'],
      [7, 'Carrier'],
      [8, 'Tracking number'],
      [9, 'Tracking number'],
    ])
    expect(readText('', []).faults).toHaveLength(1)
    expect(readText('编号,版本\n', []).faults).toHaveLength(2)
  })

  it('never sends a case twice, one that does not wait, or more than a sheet may (ADM-90)', () => {
    const aRow = fc.tuple(fc.nat(80), fc.constantFrom('to-send', 'sent'), fc.constantFrom('sf', 'x', ''))
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 200 }), (rows) => {
        const text = rows.map(([place, version, carrier]) => `g${place},${version},${carrier},SF12345`).join('\n')
        const waiting = Array.from({ length: 70 }, (_, place) => waits(place))
        const { ready, faults, blank } = read(text, waiting)
        const sent = ready.map(({ choice }) => choice.id)
        expect(new Set(sent).size).toBe(sent.length)
        expect(sent.length).toBeLessThanOrEqual(MAX_CASES_AT_ONCE)
        expect(sent.every((id) => waiting.some((one) => one.id === id))).toBe(true)
        expect(ready.length + faults.length + blank).toBe(rows.length)
        expect(
          read(
            text,
            waiting.filter(({ id }) => !sent.includes(id)),
          ).ready.every((one) => !sent.includes(one.choice.id)),
        ).toBe(true)
      }),
    )
  })
})
