import { COMPANY_FLAGS, type CompanyItem } from '@diandu/core/company'
import { hasValidCreditCodeChecksum, isEmail } from '@diandu/core/input'
import { toCompanyContact } from '@diandu/core/support'
import * as v from 'valibot'
import { inProduction, isProduction, whenAnySet, type Condition } from '../conditions.ts'
import { required } from '../required.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { text } from '../setting-types.ts'

const NAMES = [
  'COMPANY_NAME',
  'COMPANY_LICENCE_NUMBER',
  'COMPANY_ICP',
  'COMPANY_COPYRIGHT',
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_QQ',
] as const
const anySet = whenAnySet(NAMES)
const whole: Condition = { ...anySet, holds: (given) => !isProduction(given) && anySet.holds(given) }
const requiredWhen = [inProduction('the operator’s own'), whole] as const

const textThat = (words: string, must: string, isRight: (given: string) => boolean) =>
  v.pipe(v.string(), v.check(isRight, must), v.description(words))

/** Who runs the market, as its pages say. */
export const COMPANY_SETTINGS = {
  COMPANY_NAME: {
    type: text('text'),
    meaning:
      'The company that runs the market, as About, the foot of the pages and the error pages name it. Without these an invented one in demo mode.',
    requiredWhen,
  },
  COMPANY_LICENCE_NUMBER: {
    type: textThat('unified credit code', 'must be a unified credit code, such as 91350100M000100Y43', (given) =>
      hasValidCreditCodeChecksum(given),
    ),
    meaning: 'The number of its business licence.',
    requiredWhen,
  },
  COMPANY_ICP: {
    type: textThat(
      'text with an ICP number',
      'must hold the number of the site’s registration, such as 闽ICP备12345678号',
      (given) => /\p{Script=Han}ICP[备证][\w-]{4,16}号/u.test(given),
    ),
    meaning: 'The registration of the site, and of its safety where there is one.',
    requiredWhen,
  },
  COMPANY_COPYRIGHT: {
    type: text('text'),
    meaning: 'The line about copyright; `{year}` in it is the year of today in China.',
    requiredWhen,
  },
  COMPANY_EMAIL: {
    type: textThat('e-mail address', 'must be an e-mail address', isEmail),
    meaning: 'The mailbox that people write to.',
    requiredWhen,
  },
  COMPANY_PHONE: {
    type: textThat(
      'phone number',
      'must be a phone number, such as 400-123-4567',
      (phone) => toCompanyContact({ phone }).phone !== undefined,
    ),
    meaning: 'The customer line.',
    requiredWhen,
  },
  COMPANY_QQ: {
    type: textThat(
      '5 to 12 digits',
      'must be a QQ number: 5 to 12 digits that do not begin with 0',
      (qq) => toCompanyContact({ qq }).qq !== undefined,
    ),
    meaning: 'The QQ number of customer service.',
    requiredWhen,
  },
  COMPANY_AVATAR: {
    type: textThat(
      'path on this host, or address, `https://…`',
      'must be a path on this host or an address that begins with https://',
      (avatar) => toCompanyContact({ avatar }).avatar !== undefined,
    ),
    default: '/icon.svg',
    meaning: 'The picture of customer service on the page of contacts.',
  },
} as const satisfies SettingGroup

const DEMO_COMPANY: readonly CompanyItem[] = [
  { flag: COMPANY_FLAGS.licenceNumber, contact: '91350100M000100Y43' },
  { flag: COMPANY_FLAGS.companyName, contact: '店渡网络科技有限公司（演示）' },
  { flag: COMPANY_FLAGS.icp, contact: '闽ICP备00000000号（演示）' },
  { flag: COMPANY_FLAGS.copyright, contact: '© {year} 店渡' },
  { flag: COMPANY_FLAGS.contactEmail, contact: 'diandu@example.com' },
  { flag: COMPANY_FLAGS.bottomPhone, contact: '400-000-0000' },
  { flag: COMPANY_FLAGS.qq, contact: '10000' },
  { flag: COMPANY_FLAGS.demo, contact: '1' },
]

/** The operator's own particulars; in demo mode an invented company, and marked as one, until they are set. */
export function companyItems(values: ValuesOf<typeof COMPANY_SETTINGS>): readonly CompanyItem[] {
  const avatar = { flag: COMPANY_FLAGS.avatar, contact: values.COMPANY_AVATAR }
  if (values.COMPANY_NAME === undefined) return [...DEMO_COMPANY, avatar]
  return [
    { flag: COMPANY_FLAGS.licenceNumber, contact: required(values.COMPANY_LICENCE_NUMBER) },
    { flag: COMPANY_FLAGS.companyName, contact: values.COMPANY_NAME },
    { flag: COMPANY_FLAGS.icp, contact: required(values.COMPANY_ICP) },
    { flag: COMPANY_FLAGS.copyright, contact: required(values.COMPANY_COPYRIGHT) },
    { flag: COMPANY_FLAGS.contactEmail, contact: required(values.COMPANY_EMAIL) },
    { flag: COMPANY_FLAGS.bottomPhone, contact: required(values.COMPANY_PHONE) },
    { flag: COMPANY_FLAGS.qq, contact: required(values.COMPANY_QQ) },
    avatar,
  ]
}
