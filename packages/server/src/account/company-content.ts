import { COMPANY_FLAGS, toCompanyInfo, type CompanyItem } from '@diandu/core/company'
import { hasValidCreditCodeChecksum, isEmail } from '@diandu/core/input'
import { toCompanyContact } from '@diandu/core/support'
import * as v from 'valibot'
import { settingContent } from '../content/index.ts'
import type { Reads } from '../database/index.ts'

const MAX_LENGTH = 100
const words = v.pipe(v.string(), v.trim(), v.minLength(1, '请填写 / Must not be empty'), v.maxLength(MAX_LENGTH))
const wordsThat = (isRight: (text: string) => boolean, must: string) => v.pipe(words, v.check(isRight, must))

const company = v.strictObject({
  companyName: words,
  licenceNumber: wordsThat(hasValidCreditCodeChecksum, '须为统一社会信用代码 / It has to be a unified credit code'),
  icp: wordsThat(
    (text) => /\p{Script=Han}ICP[备证][\w-]{4,16}号/u.test(text),
    '须含备案号，如 闽ICP备12345678号 / It has to hold the site’s number, such as 闽ICP备12345678号',
  ),
  copyright: words,
  contactEmail: wordsThat(isEmail, '须为邮箱地址 / It has to be an e-mail address'),
  bottomPhone: wordsThat(
    (phone) => toCompanyContact({ phone }).phone !== undefined,
    '须为电话号码 / It has to be a phone number',
  ),
  qq: wordsThat((qq) => toCompanyContact({ qq }).qq !== undefined, '须为 5 至 12 位 QQ 号 / It is 5 to 12 digits'),
})
type Company = v.InferOutput<typeof company>

/** The particulars and contacts of the operator, as About and the foot of the pages have them. */
export const companyContent = settingContent({
  kind: 'company',
  id: 'company',
  title: '公司信息 Company information',
  schema: company,
})

const KEYS = Object.keys(company.entries) as (keyof Company)[]

/** Of what the settings say: all but the picture, and whether it is invented. */
export function companyOf(items: readonly CompanyItem[]): Company {
  const { contacts } = toCompanyInfo(items)
  const given = Object.fromEntries(KEYS.map((key) => [key, contacts[COMPANY_FLAGS[key]] ?? '']))
  return given as Company
}

/** The settings, with the published values in their place. */
export async function currentCompany(db: Reads, items: readonly CompanyItem[]): Promise<readonly CompanyItem[]> {
  const published = await companyContent.read(db)
  if (published === undefined) return items
  const given = new Map(KEYS.map((key) => [COMPANY_FLAGS[key] as string, published[key]]))
  return items.map(({ flag, contact }) => ({ flag, contact: given.get(flag) ?? contact }))
}
