import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, HUGE_TEXTS } from '../../testing/any-text.ts'
import { hexToRgb } from './hex-to-rgb.ts'

describe('hexToRgb', () => {
  it.each([
    ['#fff', '255,255,255'],
    ['#FFFFFF', '255,255,255'],
    ['#000', '0,0,0'],
    ['#1a2b3c', '26,43,60'],
    ['#a1C', '170,17,204'],
  ])('[NUM-9] reads %s as %s', (colour, rgb) => {
    expect(hexToRgb(colour)).toBe(rgb)
  })

  it.each(['', 'fff', '#ff', '#ffff', '#fffffff', '#ggg', 'red', '#fff\n', ' #fff', '#ｆｆｆ'])('[NUM-9] gives %j back', (text) => {
    expect(hexToRgb(text)).toBe(text)
  })

  it('[NUM-9] reads every colour', () => {
    const part = fc.nat({ max: 255 })
    fc.assert(
      fc.property(fc.tuple(part, part, part), (parts) => {
        const hex = parts.map((value) => value.toString(16).padStart(2, '0')).join('')
        expect(hexToRgb(`#${hex}`)).toBe(parts.join(','))
      }),
    )
  })

  it('[NUM-9] gives any other text back', () => {
    const notHex = anyText().filter((text) => !/^#[\dA-Fa-f]+$/.test(text))
    fc.assert(
      fc.property(notHex, (text) => {
        expect(hexToRgb(text)).toBe(text)
      }),
    )
    for (const huge of [...HUGE_TEXTS, `#${'f'.repeat(1_000_000)}`]) expect(hexToRgb(huge) === huge).toBe(true)
  })
})
