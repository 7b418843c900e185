import { cleanTextarea } from '@diandu/core/input'
import type { ShopId } from '@diandu/core/catalog'
import { REPORT_LIMITS, REPORT_REASONS, type ReportDraft, type ReportReason } from '@diandu/core/reports'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'
import type { Locale } from '../../../messages/messages.ts'
import { reportMessages } from '../../../messages/reports/report.messages.ts'

/** A report as it is filled in; the pictures are one text. */
export interface ReportForm {
  readonly reason: string
  readonly words: string
  readonly pictures: string
}

export const EMPTY_REPORT: ReportForm = { reason: '', words: '', pictures: '' }
export const REPORT_FIELDS = ['reason', 'words', 'pictures'] as const satisfies readonly (keyof ReportForm)[]

export const isReportReason = (text: string): text is ReportReason => Object.hasOwn(REPORT_REASONS, text)

export const reportOf = (shopId: ShopId, { reason, words, pictures }: ReportForm): ReportDraft => ({
  shopId,
  reason: isReportReason(reason) ? reason : 'other',
  words: cleanTextarea(words),
  pictures: picturesIn(pictures).map(({ id }) => id),
})

export function reportFaults(form: ReportForm, locale: Locale): Readonly<Partial<Record<keyof ReportForm, string>>> {
  const { faults } = reportMessages[locale]
  const length = Array.from(cleanTextarea(form.words)).length
  return {
    ...(isReportReason(form.reason) ? {} : { reason: faults.reason }),
    ...(length < REPORT_LIMITS.minWords || length > REPORT_LIMITS.maxWords ? { words: faults.words } : {}),
    ...(picturesIn(form.pictures).length > REPORT_LIMITS.maxPictures ? { pictures: faults.pictures } : {}),
  }
}
