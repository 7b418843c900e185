import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
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
  ] as const)('decides on %s of %d bytes: %s (INP-10)', (type, size, decision) => {
    expect(chooseImage({ type, size })).toBe(decision)
  })

  it.each([
    [16_000_000, 'upload'],
    [16_000_001, 'rescale'],
    [4_294_836_225, 'rescale'],
  ] as const)('decides on a file of few bytes and %d pixels: %s (INP-15)', (pixels, decision) => {
    expect(chooseImage({ type: 'image/png', size: 100_000, pixels })).toBe(decision)
  })

  it('refuses every other type, whatever its size (INP-10)', () => {
    fc.assert(
      fc.property(anyText(), fc.double(), (type, size) => {
        expect(chooseImage({ type, size })).toBe('refuse')
      }),
    )
  })
})
