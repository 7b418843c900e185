import { describe, expect, it } from 'vitest'
import { WIDE } from '../app/rendering/use-is-wide.ts'

const found = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
const sheets = Object.entries(found).map(([file, css]) => ({ file, css: css.replace(/\/\*[^]*?\*\//g, '') }))

const NOT_YET: readonly (readonly [RegExp, string])[] = [
  [/:(has|is|where)\(/, 'a selector that Chrome 79 drops, with its whole rule'],
  [/(light-dark|color-mix|oklch|lab)\(/, 'a colour function'],
  [/@(container|layer|property|scope)\b/, 'an at-rule'],
  [/[;{\s]inset(-block|-inline)?:/, 'inset; write top, right, bottom, left'],
  [/[;{\s]aspect-ratio:/, 'aspect-ratio; keep the place by padding'],
  [/[;{\s](margin|padding|border)-(inline|block):/, 'a logical shorthand'],
  [/[;{\s](translate|rotate|scale):/, 'a transform of its own; write transform'],
  [/\d(dvh|svh|lvh|cqw|cqi)\b/, 'a unit'],
  [/^\s+&/m, 'nesting'],
]

/** A gap counts for grids only: flex learned it in Chrome 84. */
const flexGaps = (css: string) =>
  css
    .split('}')
    .filter((rule) => /display:\s*(inline-)?flex/.test(rule) && /[;{\s](gap|row-gap|column-gap|grid-gap):/.test(rule))

it('the search finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.every(({ css }) => css.includes('{'))).toBe(true)
})

describe.each(sheets)('$file', ({ file, css }) => {
  it('is understood by old WebViews', () => {
    for (const [pattern, what] of NOT_YET) expect(css.match(pattern)?.[0], what).toBeUndefined()
    expect(flexGaps(css)).toEqual([])
  })

  it('names no colour', () => {
    if (file.endsWith('tokens.css')) return
    expect(css.match(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(\s*\d|:\s*(white|black|red|gray|grey)\b/gi)).toBeNull()
  })
})

it('what is jumped to or focused comes to stand below the bar at the top and above what sticks to the bottom', () => {
  const base = sheets.find(({ file }) => file.endsWith('/base.css'))?.css ?? ''
  expect(
    /html\s*\{[^}]*scroll-padding: calc\(var\(--bar\) \+ var\(--safe-top\) [^}]*\)\s+0\s+calc\([^}]*var\(--safe-bottom\)[^}]*;/.test(
      base,
    ),
  ).toBe(true)
})

it('the transition between pages changes opacity alone, and is off where motion is unwanted', () => {
  const base = sheets.find(({ file }) => file.endsWith('/base.css'))?.css ?? ''
  expect(/@keyframes page\s*\{\s*from\s*\{\s*opacity: 0\.\d+;\s*\}\s*\}/.test(base)).toBe(true)
  expect(/prefers-reduced-motion: reduce\)\s*\{\s*\[data-page='come'\] > main\s*\{\s*animation: none;/.test(base)).toBe(
    true,
  )
})

it('where motion is unwanted no element begins a transition, so that an inherited colour is there at once', () => {
  const base = sheets.find(({ file }) => file.endsWith('/base.css'))?.css ?? ''
  expect(/prefers-reduced-motion: reduce\)\s*\{\s*\*,[^{]*\{[^}]*transition: none !important;/.test(base)).toBe(true)
})

it('there are three widths, all in em: large text on a phone, a tablet, a computer; scripts ask for the last one (WEB-142)', () => {
  const asked = new Set(sheets.flatMap(({ css }) => css.match(/\((?:min|max)-width:[^)]*\)/g) ?? []))
  expect([...asked].toSorted()).toEqual(['(max-width: 16em)', '(min-width: 48em)', '(min-width: 64em)'])
  expect(asked).toContain(WIDE)
})

it('a rule for a choice of the person asks for one that the document can say', () => {
  const asked = new Set(sheets.flatMap(({ css }) => css.match(/:root(?::not\()?\[[^\]]+\]/g) ?? []))
  expect([...asked].toSorted()).toEqual([
    ":root:not([data-theme='light']",
    ":root[data-theme='dark']",
    ":root[data-type='large']",
  ])
})

it('the elder view has targets of 60 px', () => {
  const tokens = sheets.find(({ file }) => file.endsWith('/tokens.css'))?.css ?? ''
  expect(/:root\[data-type='large'\]\s*\{[^}]*--target: 60px;/.test(tokens)).toBe(true)
})
