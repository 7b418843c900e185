import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { isForeignNumber, isMobile, typedMobile } from '../index.ts'

describe('a typed mobile number', () => {
  it.each([
    '+86 199 0000 0006',
    '0086-199-0000-0006',
    '86 19900000006',
    '(+86) 199 0000 0006',
    '199-0000-0006',
    '199–0000–0006',
    '１９９００００００06',
    '＋８６　１９９　００００　０００６',
    '\u202d19900000006\u202c',
    '\u200e199\u00a00000\u200b0006\ufeff',
    '199.0000.0006',
    '19900000006',
  ])('reads %j (FMV-14)', (raw) => {
    expect(typedMobile(raw)).toBe('19900000006')
  })

  it.each(['8613', '138', '86138001380', '138000000019', '008619', '+1 (415) 555-2671', 'abc', ''])(
    'leaves %j as it is: no digit is cut and none is moved (FMV-14)',
    (raw) => {
      expect(typedMobile(raw)).toBe(raw)
    },
  )

  it('is a mobile of the digits that were typed, or the text itself (FMV-14)', () => {
    const near = fc.string({ unit: fc.constantFrom(...'+0186９9 -().\u202d'), maxLength: 24 })
    fc.assert(
      fc.property(fc.oneof(near, anyText()), (raw) => {
        const typed = typedMobile(raw)
        expect(typedMobile(typed)).toBe(typed)
        if (isMobile(typed))
          expect(raw.normalize('NFKC').replace(/\D/g, '')).toMatch(new RegExp(`^(?:00)?(?:86)?${typed}$`))
        else expect(typed).toBe(raw.trim())
      }),
    )
  })

  it.each([
    ['+1 (415) 555-2671', true],
    ['001 415 555 2671', true],
    ['+852 9123 4567', true],
    ['00853 6612 3456', true],
    ['85291234567', true],
    ['＋４４ 20 7946 0958', true],
    ['+86 199 0000 0006', false],
    ['+86 10 6552 9988', false],
    ['19900000006', false],
    ['+1', false],
    ['', false],
  ])('knows whether %j is from abroad: %s (FMV-15)', (raw, isForeign) => {
    expect(isForeignNumber(raw)).toBe(isForeign)
  })
})
