import type { Failure } from '@diandu/core/kernel'
import { isPassing } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { appMessages } from '../../messages/app.messages.ts'
import type { Locale } from '../../messages/messages.ts'
import { placeFailure } from './place-failure.ts'

export interface FormErrors<Field extends string> {
  /** Beside the field that it belongs to. */
  readonly of: Readonly<Partial<Record<Field, string>>>
  /** An error of the form as a whole. */
  readonly notice: string | undefined
}

interface Given<Field extends string> {
  readonly fields: readonly Field[]
  /** Found by the client. */
  readonly faults: Readonly<Partial<Record<Field, string>>>
  /** The server's answer to the last attempt. */
  readonly failure: Failure | undefined
  readonly locale: Locale
  /** Advice where the answer was lost and the action may have happened. */
  readonly lost?: string | undefined
}

/** Client-side errors come first: they concern the current values. */
export function formErrors<Field extends string>({
  fields,
  faults,
  failure,
  locale,
  lost,
}: Given<Field>): FormErrors<Field> {
  if (failure === undefined || isSilent(failure)) return { of: faults, notice: undefined }
  const text = failureText(failure, locale)
  const place = placeFailure(failure, fields)
  if (place !== undefined) return { of: { [place]: text, ...faults } as FormErrors<Field>['of'], notice: undefined }
  if (isLost(failure) && lost !== undefined) return { of: faults, notice: `${text} ${lost}` }
  return { of: faults, notice: isPassing(failure) ? `${text} ${appMessages[locale].nothingLost}` : text }
}

/** No answer came, so it is unknown whether it was done. */
export const isLost = (failure: Failure): boolean => isPassing(failure) && failure.kind !== 'too-many-requests'

/** A code that no client knows shows no message (spec §8); an unreadable answer does. */
const isSilent = (failure: Failure): boolean => failure.kind === 'unrecognised' && /^\d+$/.test(failure.code)
