import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPageStyles } from './page-styles.ts'
import { partsFor, sheetParts } from './sheet-parts.ts'
import { filesOf, rendered } from './testing/fake-web.ts'

const LONG = `.unused{content:"${'x'.repeat(600)}"}`
const sheetsWith = (entry: string) =>
  filesOf(
    'src/shop-page.tsx',
    new Map([
      ['assets/entry-1.css', entry],
      ['assets/parts-1.css', '.parts{width:2px}'],
    ]),
  ).sheets
const stylesOf = (entry: string, html: string, change: Parameters<typeof rendered>[0] = {}) =>
  createPageStyles()(sheetsWith(entry), rendered({ html, ...change }))

const keep = (css: string, ...marks: readonly string[]): string => partsFor(sheetParts(css), new Set(marks))

it('a document holds the rules of what it shows, in their order, and the rest comes in its file', () => {
  const styles = stylesOf(`b{top:0}.a{left:0}${LONG}.a .b,.c{top:1px}`, '<b class="x a"><i class="b"></i></b>')
  expect(styles.css).toBe('b{top:0}.a{left:0}.a .b{top:1px}')
  expect(styles.sheets.find(({ file }) => file === 'assets/entry-1.css')).toEqual({
    file: 'assets/entry-1.css',
    isWhole: false,
  })
  expect(styles.cssHash).toBe(`sha256-${createHash('sha256').update(styles.css).digest('base64')}`)
})

it('a sheet of which little would be left out stands in the document whole', () => {
  expect(stylesOf('.a{left:0}.unused{left:1px}', '<i class="a"></i>').css).toBe('.a{left:0}.unused{left:1px}')
})

it('the styles of a lazy part come with it where the server did not show it', () => {
  const lazyIn = (html: string) => stylesOf('', html).sheets.some(({ file }) => file === 'assets/parts-1.css')
  expect(lazyIn('<i class="parts"></i>')).toBe(true)
  expect(lazyIn('<i class="other"></i>')).toBe(false)
})

it('a page that the browser renders is given all that is its own', () => {
  expect(stylesOf(LONG, '').css).toBe(LONG)
})

it('what wide screens and printers need is left to the file', () => {
  expect(keep('@media (min-width:48em){.a{top:0}}@media print{.a{top:1px}}', 'a')).toBe('')
  expect(keep('@media (max-width:16em){.a{top:0}.b{top:0}}', 'a')).toBe('@media (max-width:16em){.a{top:0}}')
})

it('what belongs to another theme, size of text or language is left to the file', () => {
  const css = ':root[data-theme=dark]{color:#fff}:root[data-type=large]{top:0}html:lang(en) body{top:1px}'
  const styled = (change: Parameters<typeof rendered>[0]) => stylesOf(css + LONG, '<i></i>', change).css
  expect(styled({})).toBe('')
  expect(styled({ theme: 'dark' })).toBe(':root[data-theme=dark]{color:#fff}')
  expect(styled({ typeSize: 'large', lang: 'en' })).toBe(':root[data-type=large]{top:0}html:lang(en) body{top:1px}')
})

it('rules of elements that are not there are left to the file', () => {
  expect(keep('table{top:0}ul li,a>b{top:1px}html{top:2px}', '<html', '<ul', '<li')).toBe('ul li{top:1px}html{top:2px}')
})

it('a choice within a selector takes no rule away', () => {
  const css = '.a:not(.b,:is(.c)):focus{top:0}:root:not([data-theme=light]) .a{top:1px}.a:has(.d){top:2px}'
  expect(keep(css, 'a')).toBe(css)
})

it('a variable that nothing on the page reads is left to the file, and one that is read stays, through others too', () => {
  const css = ':root{--read:red;--through:var(--last);--last:blue;--idle:green}.a{color:var(--read);top:var(--through)}'
  const styled = stylesOf(css + LONG, '<i class="a" style="left:var(--idle2)"></i>').css
  expect(styled).toBe(':root{--read:red;--through:var(--last);--last:blue}.a{color:var(--read);top:var(--through)}')
})

it('documents with the same marks share their styles, in whichever order their elements stand', () => {
  const pageStyles = createPageStyles()
  const sheets = sheetsWith(`.a{left:0}.b{top:0}${LONG}`)
  const styled = (html: string) => pageStyles(sheets, rendered({ html }))
  expect(styled('<i class="a"></i><i class="b"></i>')).toBe(styled('<i class="b a"></i>'))
  expect(styled('<i class="a"></i>').css).toBe('.a{left:0}')
})

it('movements come with the rules that name them', () => {
  const css = '.a{animation:turn 1s}@keyframes turn{to{top:0}}@keyframes other{to{top:0}}'
  expect(keep(css, 'a')).toBe('.a{animation:turn 1s}@keyframes turn{to{top:0}}')
  expect(keep(css)).toBe('')
})

it('with every class there nothing but wide screens is left out, whatever the sheet (property)', () => {
  const name = fc.constantFrom('a', 'b', 'c')
  const rule = fc.tuple(name, name, fc.integer()).map(([one, two, n]) => `.${one} .${two}:hover{order:${n}}`)
  const sheet = fc.array(
    fc.oneof(
      rule,
      rule.map((text) => `@media (max-width:16em){${text}}`),
    ),
  )
  fc.assert(
    fc.property(sheet, (rules) => {
      expect(keep(rules.join(''), 'a', 'b', 'c')).toBe(rules.join(''))
    }),
  )
})
