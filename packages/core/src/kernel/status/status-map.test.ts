import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/index.ts'
import { createStatusMap } from './status-map.ts'

const RIPE = { zh: '熟', en: 'Ripe' }
const fruit = createStatusMap({
  green: { code: 1, outcome: 'pending', name: { zh: '生', en: 'Green' }, next: ['ripe', 'rotten'] },
  ripe: { code: 2, outcome: 'success', name: RIPE, next: [] },
  rotten: { code: 3, outcome: 'failure', name: { zh: '烂', en: 'Rotten' }, next: [] },
})

const naughty = () =>
  fc.oneof(
    fc.anything(),
    anyText(),
    fc.double(),
    fc.constantFrom<unknown>(
      null,
      undefined,
      Number.NaN,
      -0,
      Infinity,
      1e308,
      2n,
      [2],
      { 2: 2 },
      true,
      new Date(2),
      'constructor',
      '__proto__',
    ),
  )

describe('a status map', () => {
  it('reads a code given as a number or as its decimal text (WAL-15)', () => {
    const ripe = { code: 2, status: 'ripe', outcome: 'success', name: RIPE, isFinal: true }
    expect(fruit.read(2)).toEqual(ripe)
    expect(fruit.read('2')).toEqual(ripe)
    expect(fruit.read(1)).toMatchObject({ status: 'green', outcome: 'pending', isFinal: false })
    expect(fruit.codes).toEqual([1, 2, 3])
  })

  it('reads a status by its name', () => {
    expect(fruit.read('rotten')).toMatchObject({ code: 3, status: 'rotten', outcome: 'failure' })
    expect([fruit.mayMove('green', 'ripe'), fruit.mayMove('ripe', 'green')]).toEqual([true, false])
  })

  it('gives the codes of the statuses that ended so, or have not ended', () => {
    expect([fruit.codesWith('failure'), fruit.codesWith('pending', 'success'), fruit.codesWith()]).toEqual([
      [3],
      [1, 2],
      [],
    ])
  })

  it.each([
    '02',
    ' 2',
    '2 ',
    '2.0',
    '+2',
    '0x2',
    '2n',
    '２',
    '',
    null,
    undefined,
    [2],
    true,
    2n,
    Number.NaN,
    'NaN',
    'Infinity',
    -Infinity,
  ])('takes %s for no number (ORD-29)', (code) => {
    expect(fruit.read(code)).toEqual({
      code: null,
      status: 'unknown',
      outcome: 'pending',
      name: { zh: '未知状态', en: 'Unknown' },
      isFinal: false,
    })
  })

  it.each([0, 4, -1, 2.5, 1e308, '4', '-1'])('keeps %s, which it does not know, as a number (ORD-29)', (code) => {
    expect(fruit.read(code)).toMatchObject({
      code: Number(code),
      status: 'unknown',
      outcome: 'pending',
      isFinal: false,
    })
  })

  it('answers for anything, and knows its own codes alone (ORD-29)', () => {
    fc.assert(
      fc.property(naughty(), (code) => {
        const isKnown = [1, 2, 3, '1', '2', '3'].includes(code as number)
        expect(fruit.read(code).status !== 'unknown').toBe(isKnown)
        if (!isKnown) expect(fruit.mayMove(code, 2) || fruit.mayMove(1, code)).toBe(false)
      }),
    )
  })

  it('lets a status be followed by those of its row only (ORD-6)', () => {
    const moves = [0, 1, 2, 3, 4].flatMap((from) =>
      [0, 1, 2, 3, 4].filter((to) => fruit.mayMove(from, to)).map((to) => [from, to]),
    )
    expect(moves).toEqual([
      [1, 2],
      [1, 3],
    ])
    expect(fruit.mayMove('1', '3')).toBe(true)
    expect([fruit.nextOf('green'), fruit.nextOf('ripe'), fruit.nextOf('blue')]).toEqual([['ripe', 'rotten'], [], []])
  })
})
