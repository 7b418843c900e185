import { describe, expect, it } from 'vitest'
import { stripScripts } from './strip-scripts.ts'

describe('a page without its scripts', () => {
  it('loses what runs and what is fetched to be run', () => {
    expect(
      stripScripts('<p>a</p><script type="module" src="/a.js"></script><SCRIPT>\nif (1 < 2) x()\n</SCRIPT ><p>b</p>'),
    ).toBe('<p>a</p><p>b</p>')
    expect(stripScripts('<script type="application/json" id="s">{"a":"<p>"}</script>')).toBe('')
    expect(
      stripScripts(
        '<link rel="modulepreload" href="/a.js"><link href=/b.js as=script rel=preload><link rel="prefetch" href="/c.js">',
      ),
    ).toBe('')
  })

  it('keeps what is shown', () => {
    const stored =
      '<link rel="stylesheet" href="/a.css"><link rel="preload" as="image" href="/a.webp"><style>a{}</style><p data-script="x">b</p>'
    expect(stripScripts(stored)).toBe(stored)
  })
})
