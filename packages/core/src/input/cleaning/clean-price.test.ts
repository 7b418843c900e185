import { describe, expect, it } from 'vitest'
import { cleanPrice } from './clean-price.ts'

describe('cleanPrice', () => {
  it.each([
    ['-5', '5'],
    ['−5－6', '56'],
    ['1.239', '1.23'],
    ['1.2-39', '1.23'],
    ['0.999', '0.99'],
    ['12', '12'],
    ['1.', '1.'],
    ['', ''],
    ['1.234~5.678', '1.23~5.67'],
    ['about 3.14159 万', 'about 3.14 万'],
  ])('cleans %j to %j', (raw, cleaned) => {
    expect(cleanPrice(raw)).toBe(cleaned)
  })
})
