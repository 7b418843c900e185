import { formatMoney, formatTime } from '@diandu/core/format'
import { isOpenRequest, type ServiceRequest, type ServiceRequestState } from '@diandu/core/services'
import type { Locale } from '../../../messages/messages.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import type { TimelineStep } from '../../../ui/lists/timeline.tsx'

export const STATE_TONES = {
  submitted: 'amber',
  taken: 'amber',
  answered: 'ferry',
  closed: 'green',
  withdrawn: 'plain',
} as const satisfies Readonly<Record<ServiceRequestState, string>>

/** Past steps, and whose turn it is while the request is open. */
export function requestSteps({ state, steps }: ServiceRequest, locale: Locale): readonly TimelineStep[] {
  const messages = serviceRequestMessages[locale].one
  const done = steps.map((step, place): TimelineStep => {
    const parts = [step.priceFen === null ? '' : messages.price(formatMoney(step.priceFen)), step.note]
    const note = parts.filter((text) => text !== '').join(' · ')
    return {
      key: String(place),
      state: step.state === 'withdrawn' ? 'failed' : 'done',
      title: messages.steps[step.state],
      when: formatTime(step.at, 'yyyy-mm-dd hh:mm'),
      ...(note === '' ? {} : { note }),
    }
  })
  return isOpenRequest(state)
    ? [...done, { key: 'now', state: 'now', ...messages.waiting[state as keyof typeof messages.waiting] }]
    : done
}
