import { formatTime } from '@diandu/core/format'
import type { StatusReading } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { RequestStep } from '@diandu/core/wallet'
import { useLocale, useMessages } from '../../app/preferences/preferences.ts'
import { Timeline, type TimelineStep } from '../../ui/lists/timeline.tsx'
import { moneyMessages } from '../../messages/money/money.messages.ts'

interface RequestStepsProps {
  readonly askedAt: number
  readonly status: string
  readonly steps: readonly RequestStep<string>[]
  /** The next step, and by whom. */
  readonly toCome: string
  readonly read: (code: unknown) => StatusReading<string>
}

/** Every move of a request with its time, by whose hand and why, and that something is still to come. */
export function RequestSteps({ askedAt, status, steps, toCome, read }: RequestStepsProps) {
  const messages = useMessages(moneyMessages)
  const locale = useLocale()
  const by = (who: string) => (Object.hasOwn(messages.by, who) ? messages.by[who as keyof typeof messages.by] : who)
  const why = (text: string) =>
    Object.hasOwn(messages.whys, text) ? messages.whys[text as keyof typeof messages.whys] : text
  const { outcome } = read(status)
  const moves = steps.map((step, place): TimelineStep => {
    const isLast = place === steps.length - 1
    return {
      key: `${place}`,
      state: isLast && outcome === 'failure' ? 'failed' : isLast && outcome === 'pending' ? 'now' : 'done',
      title: nameIn(read(step.status).name, locale),
      when: formatTime(step.at, 'yyyy-mm-dd hh:mm'),
      note: `${by(step.by)} · ${why(step.why)}`,
    }
  })
  const requested: TimelineStep = {
    key: 'asked',
    state: moves.length === 0 ? 'now' : 'done',
    title: messages.steps.requested,
    when: formatTime(askedAt, 'yyyy-mm-dd hh:mm'),
  }
  const next: TimelineStep = { key: 'next', state: 'next', title: toCome }
  return (
    <Timeline
      label={messages.steps.label}
      steps={[requested, ...moves, ...(outcome === 'pending' ? [next] : [])]}
      stateMessages={messages.steps}
    />
  )
}
