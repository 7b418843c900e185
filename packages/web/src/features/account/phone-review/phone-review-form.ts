import { checkPhoneChange, type PhoneChangeDraft, type PhoneChangeField, type Problem } from '@diandu/core/account'

export type PhoneReviewForm = { readonly [Field in PhoneChangeField]: string }

export const EMPTY_REVIEW: PhoneReviewForm = { newMobile: '', code: '', reason: '' }
export const REVIEW_FIELDS: readonly PhoneChangeField[] = ['newMobile', 'code', 'reason']
export const LONGEST_REASON = 200

type ReviewFault = 'mobile' | 'code' | 'same' | 'missing' | 'too-short' | 'too-long' | 'malformed'

/**
 * Core's findings, by the name of the words that say so. The present mobile is known masked, so the server finds out
 * whether it is the same.
 */
export function phoneReviewFaults(draft: PhoneChangeDraft): Readonly<Partial<Record<PhoneChangeField, ReviewFault>>> {
  const checked = checkPhoneChange(draft, '')
  if (checked.ok) return {}
  return Object.fromEntries(checked.failure.map(({ field, problem }) => [field, faultOf(field, problem)]))
}

function faultOf(field: PhoneChangeField, problem: Problem): ReviewFault {
  if (field === 'newMobile') return problem === 'unchanged' ? 'same' : 'mobile'
  if (field === 'code') return 'code'
  return problem === 'missing' || problem === 'too-short' || problem === 'too-long' ? problem : 'malformed'
}
