import { cleanTextarea } from '@diandu/core/input'
import {
  isViewingCheck,
  MAX_ACCESS_WORDS,
  VIEWING_OUTCOMES,
  type ViewingCheck,
  type ViewingOutcome,
  type ViewingRequest,
} from '@diandu/core/orders'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { EMPTY_REFUND, REFUND_FIELDS, refundFaults, type RefundForm } from '../refund/refund-form.ts'

/** Checks as one text, as a form's draft holds them. */
export const checksText = (checks: readonly ViewingCheck[]): string => checks.join(' ')

/** Total: what is no check is left out. */
export const checksIn = (text: string): readonly ViewingCheck[] => text.split(' ').filter(isViewingCheck)

/** With a check ticked, or not any more. */
export const withCheck = (text: string, check: ViewingCheck, isTicked: boolean): string => {
  const others = checksIn(text).filter((one) => one !== check)
  return checksText(isTicked ? [...others, check] : others)
}

export interface OpenForm {
  readonly access: string
  readonly checks: string
}
export type OpenField = keyof OpenForm
export const OPEN_FIELDS = ['access', 'checks'] as const satisfies readonly OpenField[]

export const viewingRequest = ({ access, checks }: OpenForm): ViewingRequest => ({
  access: cleanTextarea(access),
  checks: checksIn(checks),
})

export function openFaults(form: OpenForm, locale: Locale): Readonly<Partial<Record<OpenField, string>>> {
  const { faults } = viewingMessages[locale]
  const { access, checks } = viewingRequest(form)
  return {
    ...(access === '' ? { access: faults.access } : {}),
    ...(access.length > MAX_ACCESS_WORDS ? { access: faults.tooLong(MAX_ACCESS_WORDS) } : {}),
    ...(checks.length === 0 ? { checks: faults.checks } : {}),
  }
}

/** The buyer's findings, as typed. */
export interface RecordForm extends RefundForm {
  readonly outcome: string
  readonly seen: string
}
export type RecordField = keyof RecordForm
export const EMPTY_RECORD: RecordForm = { ...EMPTY_REFUND, outcome: '', seen: '' }
export const RECORD_FIELDS = ['seen', 'outcome', ...REFUND_FIELDS] as const satisfies readonly RecordField[]

export const outcomeOf = ({ outcome }: Pick<RecordForm, 'outcome'>): ViewingOutcome | undefined =>
  VIEWING_OUTCOMES.find((one) => one === outcome)

/** A mismatch needs further fields. */
export const recordFields = (form: RecordForm): readonly RecordField[] =>
  outcomeOf(form) === 'mismatch' ? RECORD_FIELDS : ['seen', 'outcome']

export const recordFaults = (form: RecordForm, locale: Locale): Readonly<Partial<Record<RecordField, string>>> => {
  const outcome = outcomeOf(form)
  if (outcome === undefined) return { outcome: viewingMessages[locale].faults.outcome }
  return outcome === 'mismatch' ? refundFaults(form, locale) : {}
}
