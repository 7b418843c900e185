import { createHash } from 'node:crypto'
import { isInventedCompany, toCompanyInfo } from '@diandu/core/company'
import { companyContactOf } from '@diandu/core/support'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { COMPANY_ENVIRONMENT } from './testing/company-environment.ts'

const production = {
  DIANDU_MODE: 'production',
  SIGNING_SECRET: 'a secret of our own',
  DATA_KEY: createHash('sha256').update('data').digest('hex'),
  ALLOW_SANDBOXES: 'yes',
}
const companyOf = (given: Readonly<Record<string, string>>) => toCompanyInfo(readSettings(given).company)

describe('Settings of the company', () => {
  it('are what the pages say of the operator, and how it is reached (COM-6)', () => {
    const info = companyOf({ ...production, ...COMPANY_ENVIRONMENT, COMPANY_AVATAR: 'https://cdn.example.com/a.png' })
    expect(info).toMatchObject({
      companyName: '福州渡口网络科技有限公司',
      licenceNumber: '91350100M000100Y43',
      icp: '闽ICP备12345678号-1',
      copyright: '© 2026 渡口',
      contactEmail: 'care@example.com',
      bottomPhone: '0591-12345678',
    })
    expect(companyContactOf(info)).toEqual({
      phone: '0591-12345678',
      qq: '800012345',
      email: 'care@example.com',
      avatar: 'https://cdn.example.com/a.png',
    })
    expect(isInventedCompany(info)).toBe(false)
  })

  it('are an invented company in a demonstration, and marked as one (WAC-29)', () => {
    const info = companyOf({})
    expect(isInventedCompany(info)).toBe(true)
    expect(info.companyName).toContain('演示')
    expect(Object.values(companyContactOf(info)).every((way) => way !== undefined)).toBe(true)
  })

  it.each(Object.keys(COMPANY_ENVIRONMENT))(
    'are required in production, and where another is set: %s (COM-6)',
    (name) => {
      const others = { ...COMPANY_ENVIRONMENT, [name]: '' }
      expect(() => readSettings({ ...production, ...others })).toThrow(
        `These settings are wrong:\n  ${name} must be set to the operator’s own in production.`,
      )
      expect(() => readSettings(others)).toThrow(`  ${name} must be set where one of the others is`)
    },
  )

  it.each([
    ['COMPANY_LICENCE_NUMBER', '91350100M000100Y44'],
    ['COMPANY_ICP', '12345678'],
    ['COMPANY_EMAIL', 'care@'],
    ['COMPANY_PHONE', 'call us'],
    ['COMPANY_QQ', '0123456'],
    ['COMPANY_AVATAR', '//elsewhere.example/a.png'],
    ['COMPANY_AVATAR', 'http://elsewhere.example/a.png'],
  ])('are refused where they cannot be: %s=%s (COM-6)', (name, value) => {
    expect(() => readSettings({ ...COMPANY_ENVIRONMENT, [name]: value })).toThrow(`${name} must`)
  })
})
