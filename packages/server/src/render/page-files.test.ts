import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { filesOf } from './testing/fake-web.ts'

it('a page is given the entry, what it imports and its own files, each once, and the styles of its lazy parts', () => {
  expect(filesOf('src/shop-page.tsx')).toMatchObject({
    script: 'assets/entry-1.js',
    preloads: ['assets/vendor-1.js', 'assets/shared-1.js', 'assets/shop-1.js'],
    stylesheets: ['assets/shared-1.css', 'assets/entry-1.css', 'assets/shop-1.css', 'assets/parts-1.css'],
    css: '.a>.b::after{content:"&<>"}body{color:#16222c}.shop{width:1px}.parts{width:2px}',
  })
})

it('a page without files of its own is given the entry’s', () => {
  expect(filesOf(undefined)).toMatchObject({
    preloads: ['assets/vendor-1.js', 'assets/shared-1.js'],
    stylesheets: ['assets/shared-1.css', 'assets/entry-1.css'],
  })
})

it('a page that the build does not know is not sent without its styles: it is an error', () => {
  expect(() => filesOf('src/no-such-page.tsx')).toThrow('The build of web has no src/no-such-page.tsx')
})

it('the hash is that of the styles', () => {
  const { css, cssHash } = filesOf()
  expect(cssHash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

it('a stylesheet that would end its element is no stylesheet', () => {
  expect(() => filesOf(undefined, new Map([['assets/entry-1.css', 'a{content:"</STYLE><script>"}']]))).toThrow(
    'end the element',
  )
})
