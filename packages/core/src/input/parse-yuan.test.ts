import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { formatYuan } from '../format/index.ts'
import { MAX_FEN } from '../kernel/index.ts'
import { cleanAmountText } from './cleaning/clean-amount.ts'
import { parseYuan } from './parse-yuan.ts'

describe('parseYuan', () => {
  it.each([
    ['12.3', 1230],
    ['12.30', 1230],
    ['12', 1200],
    ['12.', 1200],
    ['0.01', 1],
    ['007.5', 750],
    [' 8 ', 800],
    ['0.29', 29],
    ['1.15', 115],
    ['999999999999.99', MAX_FEN],
  ])('reads %j as %d fen (AMT-7)', (raw, amountFen) => {
    expect(parseYuan(raw)).toEqual({ ok: true, value: amountFen })
  })

  it.each([
    ['', 'empty'],
    ['\u3000', 'empty'],
    ['.5', 'not-an-amount'],
    ['.', 'not-an-amount'],
    ['1.234', 'not-an-amount'],
    ['1,234', 'not-an-amount'],
    ['-1', 'not-an-amount'],
    ['1e3', 'not-an-amount'],
    ['１２', 'not-an-amount'],
    ['1\n2', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['1000000000000', 'too-large'],
    ['9'.repeat(1000), 'too-large'],
  ])('refuses %j as %s (AMT-7)', (raw, failure) => {
    expect(parseYuan(raw)).toEqual({ ok: false, failure })
  })

  it('reads every cleaned amount that is not empty (AMT-7)', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        const cleaned = cleanAmountText(raw)
        expect(parseYuan(cleaned).ok).toBe(cleaned !== '')
      }),
    )
  })

  it('undoes formatYuan, from fen to text and back (AMT-7)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_FEN }), (amountFen) => {
        expect(parseYuan(formatYuan(amountFen))).toEqual({ ok: true, value: amountFen })
      }),
    )
  })
})
