import { expect, it, describe } from 'vitest'
import { bundleOf } from './bundle-of.ts'
import { stripScripts } from './strip-scripts.ts'

it.each([
  ['input', 'isMobile', ['input/checks/is-mobile'], 80],
  [
    'input',
    'hasValidCreditCodeChecksum',
    ['input/checks/is-credit-code', 'input/checks/has-valid-credit-code-checksum'],
    400,
  ],
  ['input', 'parseYuan', ['kernel/money', 'kernel/result', 'input/parse-yuan'], 400],
  ['format', 'hexToRgb', ['format/hex-to-rgb'], 300],
  ['kernel', 'isFen', ['kernel/money'], 150],
  ['catalog', 'isShopKind', ['catalog/shop-kind'], 600],
  ['session', 'isToken', ['session/session'], 150],
  ['wallet', 'triesLeft', ['wallet/payment-password'], 150],
] as const)('an import from %s of only %s gets only that', async (module, name, files, maxBytes) => {
  const { bytes, code, modules } = await bundleOf(module, name)
  expect(modules).toEqual(files.map((file) => `packages/core/src/${file}.ts`))
  expect(code).toContain(`as ${name}`)
  expect(bytes).toBeLessThan(maxBytes)
})

it('a machine brings what it stands on, so that the measuring is seen to see', async () => {
  const { modules } = await bundleOf('session', 'createAuthMachine')
  expect(modules.some((file) => file.includes('node_modules/') && file.includes('xstate'))).toBe(true)
})

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
