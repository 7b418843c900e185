import {
  checkCompanyVerification,
  checkPersonVerification,
  type CompanyField,
  type CompanyVerification,
  type PersonField,
  type PersonProof,
  type PersonVerification,
  type Problem,
} from '@diandu/core/account'
import type { Locale } from '../../../messages/messages.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'

/** A form of documents as it is typed. */
export type PersonForm = { readonly [Key in Exclude<keyof PersonVerification, 'kind' | 'proof'>]: string } & {
  readonly proof: PersonProof
}
export type CompanyForm = { readonly [Key in Exclude<keyof CompanyVerification, 'kind'>]: string }

export const PERSON_FIELDS = [
  'name',
  'residentId',
  'frontPhoto',
  'backPhoto',
  'cardNumber',
  'mobile',
] as const satisfies readonly PersonField[]
export const COMPANY_FIELDS = [
  'creditCode',
  'companyName',
  'legalPerson',
  'legalPersonId',
  'licencePhoto',
] as const satisfies readonly CompanyField[]

export const EMPTY_PERSON: PersonForm = {
  name: '',
  residentId: '',
  frontPhoto: '',
  backPhoto: '',
  proof: 'bank',
  cardNumber: '',
  mobile: '',
}
export const EMPTY_COMPANY: CompanyForm = {
  companyName: '',
  creditCode: '',
  legalPerson: '',
  legalPersonId: '',
  licencePhoto: '',
}

/** What a reload leaves: no number of an ID or of a card, ever. */
export const PERSON_SAVED_FIELDS = [
  'name',
  'frontPhoto',
  'backPhoto',
  'proof',
  'mobile',
] as const satisfies readonly (keyof PersonForm)[]
export const COMPANY_SAVED_FIELDS = [
  'companyName',
  'creditCode',
  'legalPerson',
  'licencePhoto',
] as const satisfies readonly (keyof CompanyForm)[]

export const personDocuments = (form: PersonForm): PersonVerification => ({ ...form, kind: 'person' })

export const companyDocuments = (form: CompanyForm): CompanyVerification => ({ ...form, kind: 'company' })

type Faults = ReturnType<typeof faultMessages>
const faultMessages = (locale: Locale) => verifyMessages[locale].form.faults

export function personFaults(
  form: PersonForm,
  now: number,
  locale: Locale,
): Readonly<Partial<Record<PersonField, string>>> {
  const checked = checkPersonVerification(personDocuments(form), now)
  return checked.ok
    ? {}
    : Object.fromEntries(
        checked.failure.map(({ field, problem }) => [field, faultText(faultMessages(locale), field, problem)]),
      )
}

export function companyFaults(
  form: CompanyForm,
  now: number,
  locale: Locale,
): Readonly<Partial<Record<CompanyField, string>>> {
  const checked = checkCompanyVerification(companyDocuments(form), now)
  return checked.ok
    ? {}
    : Object.fromEntries(
        checked.failure.map(({ field, problem }) => [field, faultText(faultMessages(locale), field, problem)]),
      )
}

function faultText(messages: Faults, field: PersonField | CompanyField, problem: Problem): string {
  if (problem === 'under-age') return messages.underAge
  if (problem !== 'impossible') return messages[field]
  if (field === 'cardNumber') return messages.impossibleCard
  return field === 'creditCode' ? messages.impossibleCode : messages.impossibleId
}
