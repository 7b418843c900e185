import { expect, it } from 'vitest'
import { pagePolicy } from '../http/pages/content-policy.ts'
import { COMPANY_ENVIRONMENT } from '../settings/testing/company-environment.ts'
import { readSettings } from '../settings.ts'
import { pageSettings } from './page-settings.ts'

it('pages are told of another padding than OAEP, and of none otherwise', () => {
  expect(pageSettings(readSettings({ RSA_PADDING: 'pkcs1' })).config).toMatchObject({ rsaPadding: 'pkcs1' })
  expect(pageSettings(readSettings({})).config).not.toHaveProperty('rsaPadding')
})

it('pages may show the operator’s avatar from its own host, and no other picture from elsewhere (COM-8)', () => {
  const avatar = { ...COMPANY_ENVIRONMENT, COMPANY_AVATAR: 'https://cdn.example.com/faces/a.png' }
  expect(pageSettings(readSettings(avatar)).pictureOrigins).toEqual(['https://cdn.example.com'])
  expect(pageSettings(readSettings({})).pictureOrigins).toEqual([])
  expect(pagePolicy({ pictureOrigins: ['https://cdn.example.com'] })).toContain(
    `img-src 'self' data: blob: https://cdn.example.com;`,
  )
})
