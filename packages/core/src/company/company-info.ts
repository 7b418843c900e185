import { calendarYear } from '../format/index.ts'

/** The platform's account of itself (spec §3). A field is missing where the answer had none. */
export interface CompanyInfo {
  readonly licenceNumber: string | undefined
  readonly companyName: string | undefined
  /** The registration of the site, and of its safety where there is one, as the foot of a page shows it. */
  readonly icp: string | undefined
  readonly copyright: string | undefined
  readonly contactEmail: string | undefined
  readonly bottomPhone: string | undefined
  /** Every contact by its flag, those without a name of their own too. */
  readonly contacts: Readonly<Record<string, string>>
}

/** One thing that the platform says of itself. */
export interface CompanyItem {
  readonly flag: string
  readonly contact: string
}

/** Under which flag each of them comes. `demo` marks an invented company. */
export const COMPANY_FLAGS = {
  licenceNumber: 'licence_number',
  companyName: 'company_name',
  icp: 'icp',
  copyright: 'copyright',
  contactEmail: 'contact_email',
  bottomPhone: 'bottom_phone',
  qq: 'qq',
  avatar: 'avatar',
  demo: 'demo',
} as const satisfies Readonly<Record<Exclude<keyof CompanyInfo, 'contacts'> | 'qq' | 'avatar' | 'demo', string>>

/**
 * Makes a map of the list of `{ flag, contact }` that the server gives (spec §3). Total: what is no such item is left
 * out, blank contacts count as none, and of two with one flag the last one counts.
 */
export function toCompanyInfo(items: unknown): CompanyInfo {
  const contacts: Readonly<Record<string, string>> = Object.fromEntries(
    (Array.isArray(items) ? items : []).flatMap(entryOf),
  )
  const named = (flag: string): string | undefined => (Object.hasOwn(contacts, flag) ? contacts[flag] : undefined)
  return {
    licenceNumber: named(COMPANY_FLAGS.licenceNumber),
    companyName: named(COMPANY_FLAGS.companyName),
    icp: named(COMPANY_FLAGS.icp),
    copyright: named(COMPANY_FLAGS.copyright),
    contactEmail: named(COMPANY_FLAGS.contactEmail),
    bottomPhone: named(COMPANY_FLAGS.bottomPhone),
    contacts,
  }
}

function entryOf(item: unknown): readonly (readonly [string, string])[] {
  if (typeof item !== 'object' || item === null) return []
  const { flag, contact } = item as { readonly flag?: unknown; readonly contact?: unknown }
  return typeof flag === 'string' && typeof contact === 'string' && contact.trim() !== ''
    ? [[flag, contact.trim()]]
    : []
}

const YEAR = '{year}'

/** As it reads at that time: the line about copyright names the year by itself. */
export const companyItemsAt = (items: readonly CompanyItem[], at: number): readonly CompanyItem[] =>
  items.map((item) =>
    item.flag === COMPANY_FLAGS.copyright
      ? { ...item, contact: item.contact.replaceAll(YEAR, String(calendarYear(at))) }
      : item,
  )

/** Whether nothing of it is true, as in a demonstration. */
export const isInventedCompany = ({ contacts }: CompanyInfo): boolean => Object.hasOwn(contacts, COMPANY_FLAGS.demo)
