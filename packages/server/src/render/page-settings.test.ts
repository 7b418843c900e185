import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { pageSettings } from './page-settings.ts'

it('pages are told of another padding than OAEP, and of none otherwise', () => {
  expect(pageSettings(readSettings({ RSA_PADDING: 'pkcs1' })).config).toMatchObject({ rsaPadding: 'pkcs1' })
  expect(pageSettings(readSettings({})).config).not.toHaveProperty('rsaPadding')
})
