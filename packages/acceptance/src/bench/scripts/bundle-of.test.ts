import { expect, it } from 'vitest'
import { bundleOf } from './bundle-of.ts'

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
