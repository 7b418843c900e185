import { describe, expect, it } from 'vitest'
import { contrastOf, hslToRgb, readTokens, type Rgb } from './read-tokens.ts'
import css from './tokens.css?raw'

const themes = {
  light: readTokens(css, ':root'),
  dark: readTokens(css, ":root[data-theme='dark']"),
  system: readTokens(css, ":root:not([data-theme='light'])"),
}

const GROUNDS_OF: Readonly<Record<string, readonly string[]>> = {
  ink: ['around', 'paper', 'sheet', 'shade', 'ferry-wash', 'amber-wash', 'green-wash', 'alarm-wash', 'price-wash'],
  quiet: ['around', 'paper', 'sheet', 'shade'],
  ferry: ['paper', 'sheet', 'ferry-wash'],
  price: ['paper', 'sheet', 'price-wash', 'ferry-wash'],
  amber: ['paper', 'sheet', 'amber-wash'],
  green: ['paper', 'sheet', 'green-wash'],
  alarm: ['paper', 'sheet', 'alarm-wash'],
  'on-ferry': ['ferry'],
  'on-alarm': ['alarm'],
  'on-toast': ['toast'],
}

function colour(theme: ReadonlyMap<string, string>, name: string): Rgb {
  const digits = /^#([\da-f]{6})$/.exec(theme.get(name) ?? '')?.[1]
  if (digits === undefined) throw new Error(`${name} is no six-digit colour`)
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb
}

describe.each(['light', 'dark'] as const)('the %s tokens', (name) => {
  const theme = themes[name]
  const pairs = Object.entries(GROUNDS_OF).flatMap(([text, grounds]) =>
    grounds.map((ground) => [text, ground] as const),
  )

  it.each(pairs)('%s reads on %s', (text, ground) => {
    expect(contrastOf(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('the frame of a field stands out from its ground by 3 to 1', () => {
    expect(contrastOf(colour(theme, 'line-strong'), colour(theme, 'sheet'))).toBeGreaterThanOrEqual(3)
    expect(contrastOf(colour(theme, 'line-strong'), colour(theme, 'paper'))).toBeGreaterThanOrEqual(3)
  })

  it('a letter reads on its tile at every hue', () => {
    const share = (token: string) => parseFloat(theme.get(token) ?? '') / 100
    for (let hue = 0; hue < 360; hue += 30) {
      const tile = hslToRgb(hue, share('mark-saturation'), share('mark-lightness'))
      const letter = hslToRgb(hue, share('on-mark-saturation'), share('on-mark-lightness'))
      expect(contrastOf(letter, tile), `hue ${hue}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('the dark colours are the same, by the user’s choice and by the system’s', () => {
  expect(themes.dark.size).toBeGreaterThan(20)
  expect([...themes.system]).toEqual([...themes.dark])
})

it('dark speaks of nothing that light does not know', () => {
  for (const token of themes.dark.keys()) expect(themes.light.has(token), token).toBe(true)
})

it('contrast is what the standard says it is', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})
