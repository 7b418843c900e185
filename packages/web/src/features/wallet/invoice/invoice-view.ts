import { formatTime } from '@diandu/core/format'
import type { StatusReading } from '@diandu/core/kernel'
import { toInvoiceStatus, type InvoiceView } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import type { TimelineStep } from '../../../ui/lists/timeline.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

const TONES = { pending: 'amber', success: 'green', failure: 'alarm' } as const

export const toneOf = (outcome: StatusReading<string>['outcome']) => TONES[outcome]

const BEING_MADE: ReadonlySet<string> = new Set(['to-process', 'processing', 'in-approval'])

/** While it is not made out yet, and nothing was turned down. */
export const isBeingMade = ({ status }: Pick<InvoiceView, 'status'>): boolean =>
  BEING_MADE.has(toInvoiceStatus(status).status)

/** Every step so far with its time; the last one is where it stands, or how it ended; and what comes next. */
export function progressView(
  { askedAt, steps, status, delivery }: Pick<InvoiceView, 'askedAt' | 'steps' | 'status' | 'delivery'>,
  locale: Locale,
): readonly TimelineStep[] {
  const { outcome, isFinal } = toInvoiceStatus(status)
  const lastState = outcome === 'failure' ? 'failed' : isFinal ? 'done' : 'now'
  const requested: TimelineStep = {
    key: 'asked',
    state: steps.length === 0 ? 'now' : 'done',
    title: invoiceMessages[locale].detail.requested,
    when: formatTime(askedAt, 'yyyy-mm-dd hh:mm'),
  }
  return [
    requested,
    ...steps.map((step, place): TimelineStep => ({
      key: `${place}`,
      state: place === steps.length - 1 ? lastState : 'done',
      title: nameIn(toInvoiceStatus(step.status).name, locale),
      when: formatTime(step.at, 'yyyy-mm-dd hh:mm'),
      note: step.why,
    })),
    ...(isBeingMade({ status })
      ? [{ key: 'to-come', state: 'next', title: invoiceMessages[locale].detail.toCome[delivery.way] } as const]
      : []),
  ]
}
