import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy } from '../http/pages/content-policy.ts'
import { pageSettings } from '../render/page-settings.ts'
import { surroundingsOf } from '../render/page-surroundings.ts'
import { readSettings } from '../settings.ts'
import { COMPANY_ENVIRONMENT } from './testing/company-environment.ts'

const PROVIDER = { KST_LINK: 'https://chat.example/im.htm?cas=1', KST_SCRIPT: 'https://js.chat.example/ks.js' }
const PRODUCTION = {
  ...COMPANY_ENVIRONMENT,
  DIANDU_MODE: 'production',
  SIGNING_SECRET: 'a secret of our own',
  DATA_KEY: createHash('sha256').update('data').digest('hex'),
  ALLOW_SANDBOXES: 'yes',
}
const policyOf = (environment: Readonly<Record<string, string>>) => {
  const settings = pageSettings(readSettings(environment))
  return pagePolicy(surroundingsOf({ userAgent: '', isForFrame: false }, settings).permissions)
}

it('the settings of the chat are the provider’s, its staff, and whether it leads to QQ (SUP-17)', () => {
  const staff = '2885001234:小林, 2885001235:小陈'
  expect(readSettings({ ...PROVIDER, KST_JUMP_QQ: 'yes', KST_STAFF: staff }).support).toEqual({
    link: PROVIDER.KST_LINK,
    script: PROVIDER.KST_SCRIPT,
    isJumpQq: true,
    staff: [
      { qq: '2885001234', name: '小林' },
      { qq: '2885001235', name: '小陈' },
    ],
  })
  expect(() => readSettings({ KST_SCRIPT: PROVIDER.KST_SCRIPT })).toThrow('KST_LINK must be set where KST_SCRIPT is')
})

it('a page offers a chat in a demonstration, and in production where one is set up alone (SUP-16)', () => {
  expect(pageSettings(readSettings({})).config).toMatchObject({ hasChat: true })
  expect(pageSettings(readSettings(PRODUCTION)).config).not.toHaveProperty('hasChat')
  expect(readSettings(PRODUCTION).support.link).toBe('')
  for (const set of [PROVIDER, { KST_JUMP_QQ: 'yes' }])
    expect(pageSettings(readSettings({ ...PRODUCTION, ...set })).config).toMatchObject({ hasChat: true })
})

it('the content policy lets the host of the chat’s script in, and no other (SUP-5)', () => {
  const policy = policyOf({ ...PRODUCTION, ...PROVIDER })
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.chat\.example;/)
  expect(policy).not.toContain('https://chat.example')
  expect(policyOf(PRODUCTION)).not.toContain('chat.example')
})
