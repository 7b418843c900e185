import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { MAX_DRAWING_LENGTH, readDrawing, writeDrawing } from './index.ts'

const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 400 }))

describe('A drawn signature', () => {
  it('is written as points of its strokes', () => {
    expect(
      writeDrawing([
        [
          [0, 0],
          [1000, 400],
        ],
        [],
        [[5.4, 3.6]],
      ]),
    ).toBe('0,0 1000,400;5,4')
    expect(readDrawing('0,0 1000,400;5,4')).toEqual([
      [
        [0, 0],
        [1000, 400],
      ],
      [[5, 4]],
    ])
  })

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 8 }),
        (drawing) => {
          expect(readDrawing(writeDrawing(drawing))).toEqual(drawing)
        },
      ),
    )
  })

  it('is thinned out where it is too long, and stays a drawing', () => {
    const long = [Array.from({ length: 5000 }, (_, index) => [index % 1000, index % 400] as const)]
    const text = writeDrawing(long)
    expect(text.length).toBeLessThanOrEqual(MAX_DRAWING_LENGTH)
    expect(readDrawing(text)?.[0]?.length).toBeGreaterThan(300)
    expect(writeDrawing(Array.from({ length: 5000 }, () => [[1, 1]] as const))).toBe('')
  })

  it('is written and read up to the most signs, and with one more it is no drawing', () => {
    const of = (first: string) => `${first}${' 1,2'.repeat(1999)}`
    const longest = of('10,2')
    expect(longest).toHaveLength(MAX_DRAWING_LENGTH)
    expect(writeDrawing(readDrawing(longest) ?? [])).toBe(longest)
    expect(readDrawing(of('100,2'))).toBeNull()
  })

  it('lies in its field, wherever the finger went', () => {
    expect(
      writeDrawing([
        [
          [-5, 9999],
          [Number.NaN, Infinity],
        ],
      ]),
    ).toBe('0,400 0,400')
    expect(readDrawing('9999,999')).toEqual([[[1000, 400]]])
  })

  it('is no other text', () => {
    for (const text of [
      '',
      ' ',
      '1',
      '1,2,3',
      '1,2;',
      ';1,2',
      '1,2  3,4',
      '-1,2',
      '1.5,2',
      `${'1,2 '.repeat(2001)}1,2`,
    ])
      expect(readDrawing(text)).toBeNull()
    fc.assert(
      fc.property(anyText(), (text) => {
        const drawing = readDrawing(text)
        if (drawing !== null) expect(readDrawing(writeDrawing(drawing))).toEqual(drawing)
      }),
    )
  })
})
