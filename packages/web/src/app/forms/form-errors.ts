import type { Failure } from '@diandu/core/kernel'
import { isPassing } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { appMessages } from '../../messages/app.messages.ts'
import type { Locale } from '../../messages/messages.ts'
import { placeFailure } from './place-failure.ts'

export interface FormErrors<Field extends string> {
  /** Beside the field that it belongs to. */
  readonly of: Readonly<Partial<Record<Field, string>>>
  /** What concerns the form as a whole. */
  readonly notice: string | undefined
}

interface Given<Field extends string> {
  readonly fields: readonly Field[]
  /** What we find wrong ourselves. */
  readonly faults: Readonly<Partial<Record<Field, string>>>
  /** What the server answered to the last try. */
  readonly failure: Failure | undefined
  readonly locale: Locale
  /** What to do where the answer was lost and the thing may have been done all the same. */
  readonly lost?: string | undefined
}

/** What is said of a form, and where. Our own findings come first: they are about what stands there now. */
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

/** A code that no client knows is told by nothing (spec §8); an answer that could not be read is. */
const isSilent = (failure: Failure): boolean => failure.kind === 'unrecognised' && /^\d+$/.test(failure.code)
