import {
  hasValidCreditCodeChecksum,
  hasValidResidentIdChecksum,
  isBankCardNumber,
  isCreditCode,
  isMobile,
  isResidentId,
  passesLuhn,
  refusedInName,
  typedName,
  unprintableSigns,
} from '../../input/index.ts'
import { checkedForm, type Checked, type Problem } from '../field-problem.ts'
import { isOfAge } from './is-of-age.ts'
import { isPhotoId } from './is-photo-id.ts'
import { validateText } from '../validate-text.ts'

/**
 * How a person proves to be who the documents say: a bank confirms the card, or name, number, card and mobile all
 * agree.
 */
export const PERSON_PROOFS = ['bank', 'four-elements'] as const
export type PersonProof = (typeof PERSON_PROOFS)[number]

export interface PersonVerification {
  readonly kind: 'person'
  readonly name: string
  readonly residentId: string
  /** Ids of uploaded pictures. */
  readonly frontPhoto: string
  readonly backPhoto: string
  readonly proof: PersonProof
  readonly cardNumber: string
  /** The one that the bank knows; asked for by four elements only, and empty otherwise. */
  readonly mobile: string
}

export interface CompanyVerification {
  readonly kind: 'company'
  readonly companyName: string
  readonly creditCode: string
  readonly legalPerson: string
  readonly legalPersonId: string
  readonly licencePhoto: string
}

export type VerificationDocuments = PersonVerification | CompanyVerification

export type PersonField = Exclude<keyof PersonVerification, 'kind' | 'proof'>
export type CompanyField = Exclude<keyof CompanyVerification, 'kind'>

/** The form as it will be reviewed, or what is wrong with it. `now` decides who is of age. */
export function checkPersonVerification(
  draft: PersonVerification,
  now: number,
): Checked<PersonVerification, PersonField> {
  const isByFour = draft.proof === 'four-elements'
  const form: PersonVerification = {
    kind: 'person',
    name: typedName(draft.name),
    residentId: draft.residentId.trim().toUpperCase(),
    frontPhoto: draft.frontPhoto,
    backPhoto: draft.backPhoto,
    proof: draft.proof,
    cardNumber: withoutGaps(draft.cardNumber),
    mobile: isByFour ? draft.mobile.trim() : '',
  }
  return checkedForm(form, {
    name: validateName(form.name),
    residentId: validateResidentId(form.residentId, now),
    frontPhoto: validatePhoto(form.frontPhoto),
    backPhoto: validatePhoto(form.backPhoto),
    cardNumber: validateNumber(form.cardNumber, isBankCardNumber, passesLuhn),
    mobile: isByFour ? validateNumber(form.mobile, isMobile, isMobile) : undefined,
  })
}

export function checkCompanyVerification(
  draft: CompanyVerification,
  now: number,
): Checked<CompanyVerification, CompanyField> {
  const form: CompanyVerification = {
    kind: 'company',
    companyName: draft.companyName.trim(),
    creditCode: draft.creditCode.trim().toUpperCase(),
    legalPerson: typedName(draft.legalPerson),
    legalPersonId: draft.legalPersonId.trim().toUpperCase(),
    licencePhoto: draft.licencePhoto,
  }
  return checkedForm(form, {
    companyName: validateText(form.companyName, { min: 4, max: 100, isPrinted: true }),
    creditCode: validateNumber(form.creditCode, isCreditCode, hasValidCreditCodeChecksum),
    legalPerson: validateName(form.legalPerson),
    legalPersonId: validateResidentId(form.legalPersonId, now),
    licencePhoto: validatePhoto(form.licencePhoto),
  })
}

/** Card numbers are printed, and read out, in groups. */
const withoutGaps = (number: string): string => number.replaceAll(/[\s-]/g, '')

/** Letters that documents can hold, 〇, and the marks that are inside a name. */
export function validateName(name: string): Problem | undefined {
  const length = validateText(name, { min: 2, max: 50 })
  if (length !== undefined) return length
  if (unprintableSigns(name).length > 0) return 'unprintable'
  return refusedInName(name).length === 0 && /^[\p{L}〇]/u.test(name) ? undefined : 'malformed'
}

function validateNumber(
  number: string,
  hasForm: (text: string) => boolean,
  isPossible: (text: string) => boolean,
): Problem | undefined {
  if (number === '') return 'missing'
  if (!hasForm(number)) return 'malformed'
  return isPossible(number) ? undefined : 'impossible'
}

export function validateResidentId(residentId: string, now: number): Problem | undefined {
  return (
    validateNumber(residentId, isResidentId, hasValidResidentIdChecksum) ??
    (isOfAge(residentId, now) ? undefined : 'under-age')
  )
}

function validatePhoto(id: string): Problem | undefined {
  if (id === '') return 'missing'
  return isPhotoId(id) ? undefined : 'malformed'
}
