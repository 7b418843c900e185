import {
  MAX_REQUEST_LENGTH,
  parseCriteria,
  requestFault,
  type RequestCriteria,
  type RequestDraft,
} from '@diandu/core/buyer-requests'
import { priceFen } from '@diandu/core/catalog'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

export interface WantForm {
  readonly platform: string
  readonly kind: string
  readonly industry: string
  readonly min: string
  readonly max: string
  readonly trademark: string
  readonly province: string
  readonly days: string
  readonly content: string
}

/** Raised with the fields of the form. */
export const WANT_VERSION = 1

export const EMPTY_WANT: WantForm = {
  platform: '',
  kind: '',
  industry: '',
  min: '',
  max: '',
  trademark: '',
  province: '',
  days: '30',
  content: '',
}

export const WANT_FIELDS = ['platform', 'min', 'max', 'days', 'content'] as const
export type WantField = (typeof WANT_FIELDS)[number]

/** A price that cannot be read sets no criterion. */
export function criteriaOf(form: Omit<WantForm, 'days' | 'content'>): RequestCriteria {
  const { platform, kind, industry, trademark, province } = form
  const chosen = parseCriteria({ platform, kind, industry, trademark, province })
  const [min, max] = [priceFen(form.min), priceFen(form.max)]
  return {
    ...chosen,
    ...(min === undefined ? {} : { minPriceFen: min }),
    ...(max === undefined ? {} : { maxPriceFen: max }),
  }
}

export const draftOf = (form: WantForm): RequestDraft => ({
  criteria: criteriaOf(form),
  days: Number(form.days),
  content: form.content,
})

const FIELD_OF = { 'nothing-asked': 'platform', 'price-order': 'max', 'too-long': 'content', days: 'days' } as const

/** Error texts for the current values, by field. */
export function wantFaults(form: WantForm, locale: Locale): Readonly<Partial<Record<WantField, string>>> {
  const { faults, notAPrice } = buyerRequestMessages[locale].want
  const isNoPrice = (typed: string) => typed.trim() !== '' && priceFen(typed) === undefined
  const fault = requestFault(draftOf(form))
  return {
    ...(fault === undefined ? {} : { [FIELD_OF[fault]]: faults[fault] }),
    ...(isNoPrice(form.min) ? { min: notAPrice } : {}),
    ...(isNoPrice(form.max) ? { max: notAPrice } : {}),
  }
}

/** Of an address that brings a request along, such as one that is published again. */
export function formOf(search: URLSearchParams): Partial<WantForm> {
  const parameter = (key: string) => search.get(key) ?? ''
  const content = parameter('content').slice(0, MAX_REQUEST_LENGTH)
  const read = criteriaOf({
    platform: parameter('platform'),
    kind: parameter('kind'),
    industry: parameter('industry'),
    trademark: parameter('trademark'),
    province: parameter('province'),
    min: parameter('min'),
    max: parameter('max'),
  })
  return Object.fromEntries(
    Object.entries({
      platform: read.platform?.toString(),
      kind: read.kind,
      industry: read.industry,
      trademark: read.trademark,
      province: read.province,
      min: read.minPriceFen === undefined ? undefined : parameter('min'),
      max: read.maxPriceFen === undefined ? undefined : parameter('max'),
      content,
    }).filter(([, value]) => value !== undefined && value !== ''),
  )
}
