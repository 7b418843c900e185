import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageDocument } from './document.ts'
import { CONFIG, rendered, filesOf } from './testing/fake-web.ts'

const STYLES = {
  css: 'body{color:#16222c}.a>.b::after{content:"&<>"}',
  sheets: [
    { file: 'assets/entry-1.css', isWhole: false },
    { file: 'assets/shop-1.css', isWhole: true },
  ],
}

const documentOf = (change: Parameters<typeof rendered>[0] = {}) =>
  pageDocument(rendered(change), filesOf('src/shop-page.tsx'), STYLES, CONFIG, { buildDate: '2025-9-16' })

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'hr'])
const RAW = /(<(script|style|title)\b[^>]*>)[^]*?(<\/\2>)/gi
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*>/g

/**
 * The names of the elements that were opened and not closed in order; and whatever `<` is left when all tags are taken
 * out.
 */
function flawsOf(html: string): readonly string[] {
  const text = html.replace(/^<!doctype html>/, '').replaceAll(RAW, '$1$3')
  const open: string[] = []
  const flaws: string[] = []
  for (const [, end, name = ''] of text.matchAll(TAG)) {
    if (VOID.has(name)) continue
    if (end === '') open.push(name)
    else if (open.pop() !== name) flaws.push(name)
  }
  return [...flaws, ...open, ...(text.replaceAll(TAG, '').match(/</g) ?? [])]
}

const scriptsOf = (html: string): readonly string[] => [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag)
const SCRIPTS = [
  '<script type="application/json" id="diandu-state">',
  '<script data-files="/assets/vendor-1.js /assets/shared-1.js /assets/shop-1.js /assets/entry-1.js">',
]
const stateIn = (html: string): unknown => JSON.parse(/id="diandu-state">([^]*?)<\/script>/.exec(html)?.[1] ?? '')

describe('A document', () => {
  it('states the one address of its page, and what search engines read of it as data that nothing ends (ART-15)', () => {
    const forPrograms = {
      canonicalUrl: 'https://m.diandu.example/taobao/details/a"b',
      structuredData: JSON.stringify({ headline: '</script><script>alert(1)</script>' }),
      pictureUrl: 'https://m.diandu.example/share-"guide.png',
      isInFeed: true,
    }
    const html = documentOf({ forPrograms })
    expect(html).toContain('<link rel="canonical" href="https://m.diandu.example/taobao/details/a&quot;b">')
    expect(html).toContain('<meta property="og:image" content="https://m.diandu.example/share-&quot;guide.png">')
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/feed.xml">')
    expect(html).not.toContain('<script>alert')
    const [, data = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ headline: '</script><script>alert(1)</script>' })
    expect(flawsOf(html)).toEqual([])
    const silent = documentOf({ forPrograms: { isInFeed: false } })
    expect(silent).toBe(documentOf())
  })

  it('is well-formed', () => {
    expect(flawsOf('<p><b></p>')).not.toEqual([])
    expect(flawsOf(documentOf())).toEqual([])
  })

  it('says its language, and its theme where one was chosen', () => {
    expect(documentOf({ lang: 'en', theme: 'dark' })).toContain('<html lang="en" data-theme="dark"><head>')
    expect(documentOf({ typeSize: 'large' })).toContain('<html lang="zh-CN" data-type="large"><head>')
    expect(documentOf({ theme: 'dark' }).match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#10181e">',
    ])
    expect(documentOf()).toContain('<html lang="zh-CN"><head>')
    expect(documentOf().match(/<meta name="theme-color"[^>]*>/g)).toHaveLength(2)
  })

  it('names a stylesheet that it holds as one that need not be fetched, and one of which it holds a part for wide screens', () => {
    const html = documentOf()
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/entry-1.css" media="print,(min-width:48em)">',
      '<link rel="stylesheet" href="/assets/shop-1.css" disabled>',
    ])
    expect(/<style>([^]*)<\/style>/.exec(html)?.[1]).toBe(STYLES.css)
  })

  it('puts its scripts after everything that can be seen, each after those it imports', () => {
    const html = documentOf()
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</main>'))
    expect(scriptsOf(html)).toEqual(SCRIPTS)
  })

  it('says before its page what cannot be done where no script runs, an empty page too', () => {
    for (const html of ['<main>店铺</main>', '']) {
      expect(documentOf({ html })).toContain(
        `<noscript><p style="padding:16px;color:var(--quiet)">没有脚本 &lt;b&gt;</p></noscript><div id="app">${html}</div>`,
      )
    }
  })

  it('hands the config over as it is', () => {
    const config = /name="diandu-config" content="([^"]*)"/.exec(documentOf())?.[1] ?? ''
    const read = config
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(JSON.parse(read)).toEqual(CONFIG)
  })

  it.each([
    '</script><!--',
    '<!--<script>',
    '</SCRIPT ><img src=x onerror=alert(1)>',
    ']]></script>',
    '\u2028</script',
  ])('a shop called %j ends no script', (title) => {
    const html = documentOf({ title, state: JSON.stringify({ queries: { title } }) })
    expect(flawsOf(html)).toEqual([])
    expect(scriptsOf(html)).toEqual(SCRIPTS)
    expect(stateIn(html)).toEqual({ queries: { title } })
  })

  it('no title, language or state whatever adds an element', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[<>"'&/! a-]{0,20}$/))
    fc.assert(
      fc.property(anyText, anyText, fc.jsonValue(), (title, lang, state) => {
        const html = documentOf({ title, lang, state: JSON.stringify(state) })
        expect(flawsOf(html)).toEqual([])
        expect(scriptsOf(html)).toEqual(SCRIPTS)
        expect(stateIn(html)).toEqual(JSON.parse(JSON.stringify(state)))
      }),
    )
  })
})
