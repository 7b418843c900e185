import { COMPANY_FLAGS, type CompanyInfo } from '../company/index.ts'
import { isEmail } from '../input/index.ts'
import { toHttpsUrl } from './https-url.ts'
import { toQqNumber } from './kst-config.ts'
import { toPhoneNumber } from './phone-number.ts'

/**
 * By which ways the platform is reached, and the face beside them (spec §3). Nothing stands where there is none that
 * can be used.
 */
export interface CompanyContact {
  readonly phone: string | undefined
  readonly qq: string | undefined
  readonly email: string | undefined
  /** An address over https, or a path of our own. */
  readonly avatar: string | undefined
}

/** How the platform is reached, of all that it says of itself. */
export const companyContactOf = ({ bottomPhone, contactEmail, contacts }: CompanyInfo): CompanyContact =>
  toCompanyContact({
    phone: bottomPhone,
    email: contactEmail,
    qq: contacts[COMPANY_FLAGS.qq],
    avatar: contacts[COMPANY_FLAGS.avatar],
  })

/** Reads what the server gives, field by field: what cannot be dialled, written to or shown is missing. Total. */
export function toCompanyContact(value: unknown): CompanyContact {
  const { phone, qq, email, avatar } = Object(value) as Readonly<Record<string, unknown>>
  return {
    phone: toPhoneNumber(phone),
    qq: toQqNumber(qq),
    email: toEmail(email),
    avatar: toHttpsUrl(avatar) ?? toOwnPath(avatar),
  }
}

function toEmail(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return isEmail(text) ? text : undefined
}

/** A path on our own host, however a browser reads it: two slashes, or a backslash for one, would lead to another's. */
const toOwnPath = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_PATH && /^\/(?![/\\])[!-[\]-~]*$/.test(value) ? value : undefined

const LONGEST_PATH = 2048
