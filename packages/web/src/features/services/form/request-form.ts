import { isMobile, isVerificationCode } from '@diandu/core/input'
import {
  serviceDraftFaults,
  type EntryWish,
  type ProvenMobile,
  type ServiceDraft,
  type ServiceOffer,
} from '@diandu/core/services'
import type { Locale } from '../../../messages/messages.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'

/** A request as it is typed. An empty package asks for advice. */
export interface RequestForm {
  readonly packageId: string
  readonly name: string
  readonly details: string
  readonly mobile: string
  readonly code: string
}
export type RequestField = keyof RequestForm

export const EMPTY_REQUEST: RequestForm = { packageId: '', name: '', details: '', mobile: '', code: '' }
/** Raised with the fields of the form. */
export const REQUEST_VERSION = 1
/** No code is ever kept. */
export const STORED_FIELDS = ['packageId', 'name', 'details', 'mobile'] as const

const DETAIL_FIELDS: readonly RequestField[] = ['packageId', 'name', 'details']
export const requestFields = (isProofNeeded: boolean): readonly RequestField[] =>
  isProofNeeded ? [...DETAIL_FIELDS, 'mobile', 'code'] : DETAIL_FIELDS

interface Around {
  readonly offer: ServiceOffer
  readonly wish: EntryWish | null
  /** The address that led here: by which shell the visit came. */
  readonly search: URLSearchParams
}

export function draftOf({ packageId, name, details }: RequestForm, { offer, wish, search }: Around): ServiceDraft {
  const os = search.get('os')
  return {
    service: offer.service,
    packageId: packageId === '' ? null : packageId,
    name,
    details,
    entry: wish,
    os: os !== null && /^\w{1,32}$/.test(os) ? os : null,
  }
}

export const provenOf = ({ mobile, code }: RequestForm): ProvenMobile => ({ mobile, code })

/** Error texts for the current values. */
export function requestFaults(
  form: RequestForm,
  around: Around,
  isProofNeeded: boolean,
  locale: Locale,
): Readonly<Partial<Record<RequestField, string>>> {
  const words = serviceRequestMessages[locale].form.faults
  const faults = Object.keys(serviceDraftFaults(draftOf(form, around), around.offer)) as (keyof typeof words)[]
  const proof = [
    ...(isProofNeeded && !isMobile(form.mobile) ? (['mobile'] as const) : []),
    ...(isProofNeeded && !isVerificationCode(form.code) ? (['code'] as const) : []),
  ]
  return Object.fromEntries([...faults, ...proof].map((field) => [field, words[field]]))
}
