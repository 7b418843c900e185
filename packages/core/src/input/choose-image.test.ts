import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { chooseImage } from './choose-image.ts'

describe('chooseImage', () => {
  it.each([
    ['image/png', 0, 'upload'],
    ['image/png', 2_097_151, 'upload'],
    ['image/png', 2_097_152, 'rescale'],
    ['image/jpeg', 2_097_151, 'upload'],
    ['image/jpeg', 30_000_000, 'rescale'],
    ['image/gif', 10, 'refuse'],
    ['image/svg+xml', 10, 'refuse'],
    ['', 10, 'refuse'],
  ] as const)('[INP-10] decides on %s of %d bytes: %s', (type, size, decision) => {
    expect(chooseImage({ type, size })).toBe(decision)
  })

  it('[INP-10] refuses every other type, whatever its size', () => {
    fc.assert(
      fc.property(anyText(), fc.double(), (type, size) => {
        expect(chooseImage({ type, size })).toBe('refuse')
      }),
    )
  })
})
