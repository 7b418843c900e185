import {
  checkCompanyVerification,
  checkFaceVerification,
  checkPersonVerification,
  type CompanyField,
  type CompanyVerification,
  type FaceField,
  type PersonField,
  type PersonProof,
  type PersonVerification,
  type Problem,
} from '@diandu/core/account'
import { refusedInName, unprintableSigns } from '@diandu/core/input'
import { formMessages } from '../../../messages/form.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'

/** A form of documents as it is typed. */
export type PersonForm = { readonly [Key in Exclude<keyof PersonVerification, 'kind' | 'proof'>]: string } & {
  readonly proof: PersonWay
}
/** The means of identification: a face check, or documents for a reviewer. */
export type PersonWay = PersonProof | 'face'
export type CompanyForm = { readonly [Key in Exclude<keyof CompanyVerification, 'kind'>]: string }

export const PERSON_FIELDS = [
  'name',
  'residentId',
  'frontPhoto',
  'backPhoto',
  'cardNumber',
  'mobile',
] as const satisfies readonly PersonField[]
export const FACE_FIELDS = ['name', 'residentId'] as const satisfies readonly FaceField[]
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
  proof: 'face',
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

/** The fields that survive a reload; never the number of an ID or of a card. */
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

export const personDocuments = (form: PersonForm, proof: PersonProof): PersonVerification => ({
  ...form,
  kind: 'person',
  proof,
})

export const companyDocuments = (form: CompanyForm): CompanyVerification => ({ ...form, kind: 'company' })

type Faults = ReturnType<typeof faultMessages>
const faultMessages = (locale: Locale) => verifyMessages[locale].form.faults

export function personFaults(
  form: PersonForm,
  way: PersonWay,
  now: number,
  locale: Locale,
): Readonly<Partial<Record<PersonField, string>>> {
  const checked =
    way === 'face' ? checkFaceVerification(form, now) : checkPersonVerification(personDocuments(form, way), now)
  return checked.ok
    ? {}
    : Object.fromEntries(
        checked.failure.map(({ field, problem }) => [
          field,
          field === 'name' && refusedInName(form.name).length > 0
            ? formMessages[locale].signs(refusedInName(form.name))
            : faultText(faultMessages(locale), field, problem),
        ]),
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
        checked.failure.map(({ field, problem }) => [
          field,
          signsOf(form, field).length > 0
            ? formMessages[locale].signs(signsOf(form, field))
            : faultText(faultMessages(locale), field, problem),
        ]),
      )
}

function faultText(messages: Faults, field: PersonField | CompanyField, problem: Problem): string {
  if (problem === 'under-age') return messages.underAge
  if (problem !== 'impossible') return messages[field]
  if (field === 'cardNumber') return messages.impossibleCard
  return field === 'creditCode' ? messages.impossibleCode : messages.impossibleId
}

const signsOf = (form: CompanyForm, field: CompanyField): readonly string[] =>
  field === 'legalPerson'
    ? refusedInName(form.legalPerson)
    : field === 'companyName'
      ? unprintableSigns(form.companyName)
      : []
