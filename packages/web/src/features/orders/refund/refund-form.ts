import { cleanTextarea } from '@diandu/core/input'
import { isRefundReason, MAX_REFUND_PICTURES, MAX_REFUND_WORDS, type RefundRequest } from '@diandu/core/orders'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'
import { refundMessages } from '../../../messages/orders/refund.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** A report as it is typed; the pictures are one text. */
export interface RefundForm {
  readonly reason: string
  readonly words: string
  readonly pictures: string
}

export type RefundField = keyof RefundForm

export const EMPTY_REFUND: RefundForm = { reason: '', words: '', pictures: '' }
export const REFUND_FIELDS = ['reason', 'words', 'pictures'] as const satisfies readonly RefundField[]

export const requestOf = ({ reason, words, pictures }: RefundForm): RefundRequest => ({
  reason,
  words: cleanTextarea(words),
  pictures: picturesIn(pictures).map(({ id }) => id),
})

export function refundFaults(form: RefundForm, locale: Locale): Readonly<Partial<Record<RefundField, string>>> {
  const { faults } = refundMessages[locale]
  const { reason, words, pictures } = requestOf(form)
  return {
    ...(isRefundReason(reason) ? {} : { reason: faults.reason }),
    ...(reason === 'other' && words === '' ? { words: faults.missing } : {}),
    ...(words.length > MAX_REFUND_WORDS ? { words: faults.tooLong } : {}),
    ...(pictures.length > MAX_REFUND_PICTURES ? { pictures: faults.pictures } : {}),
  }
}
