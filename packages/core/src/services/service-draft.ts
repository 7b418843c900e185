import { cleanTextarea, hasControlSign } from '../input/index.ts'
import { fail, ok, refused, type Result } from '../kernel/index.ts'
import type { ServiceOffer } from './service-offer.ts'
import type { ServiceDraft } from './service-request.ts'

export const MAX_REQUEST_NAME = 20
export const MIN_REQUEST_DETAILS = 10
export const MAX_REQUEST_DETAILS = 500

export type ServiceDraftField = 'packageId' | 'name' | 'details'
export type ServiceDraftFault = 'missing' | 'too-short' | 'too-long' | 'malformed' | 'unknown'
export type ServiceDraftFaults = Readonly<Partial<Record<ServiceDraftField, ServiceDraftFault>>>

const lengthOf = (text: string): number => Array.from(text).length
/** Line breaks may be in it, other signs that are not seen may not. */
const isBroken = (text: string): boolean => hasControlSign(text.replaceAll(/[\n\r\t]/g, ' ')) || /\p{Cs}/u.test(text)

/** As it is kept. */
const cleaned = (draft: ServiceDraft): ServiceDraft => ({
  ...draft,
  name: cleanTextarea(draft.name),
  details: cleanTextarea(draft.details),
})

/** The faults that keep a request from being sent, field by field. Total. */
export function serviceDraftFaults(draft: ServiceDraft, offer: Pick<ServiceOffer, 'packages'>): ServiceDraftFaults {
  const { packageId, name, details } = cleaned(draft)
  const isOffered = packageId === null || offer.packages.some(({ id }) => id === packageId)
  return {
    ...(isOffered ? {} : { packageId: 'unknown' as const }),
    ...faultOf('name', name, { min: 1, max: MAX_REQUEST_NAME }),
    ...faultOf('details', details, { min: MIN_REQUEST_DETAILS, max: MAX_REQUEST_DETAILS }),
  }
}

function faultOf(
  field: 'name' | 'details',
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
) {
  const length = lengthOf(text)
  if (length === 0) return { [field]: 'missing' as const }
  if (length < min) return { [field]: 'too-short' as const }
  if (length > max) return { [field]: 'too-long' as const }
  return isBroken(text) ? { [field]: 'malformed' as const } : {}
}

const REFUSALS: Readonly<Record<ServiceDraftField, string>> = {
  packageId: '没有这个套餐，请重新选择',
  name: `请填写称呼，${MAX_REQUEST_NAME} 个字以内`,
  details: `请用 ${MIN_REQUEST_DETAILS} 到 ${MAX_REQUEST_DETAILS} 个字说明需求`,
}

/** The request as it is kept, or the first field that is wrong. */
export function checkServiceDraft(draft: ServiceDraft, offer: Pick<ServiceOffer, 'packages'>): Result<ServiceDraft> {
  const [field] = Object.keys(serviceDraftFaults(draft, offer)) as ServiceDraftField[]
  return field === undefined ? ok(cleaned(draft)) : fail(refused('bad-parameter', REFUSALS[field], field))
}

/** Two requests with the same text are one, sent twice; the shell by which it came does not count. */
export function draftText({ service, packageId, name, details, entry }: ServiceDraft): string {
  const wish = entry === null ? null : [entry.platform, entry.entity, entry.trademark]
  return JSON.stringify([service, packageId, name, details, wish])
}
