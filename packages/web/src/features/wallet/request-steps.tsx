import { formatTime } from '@diandu/core/format'
import type { StatusReading } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/words'
import type { RequestStep } from '@diandu/core/wallet'
import { useLocale, useWords } from '../../app/preferences.ts'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import { moneyWords } from '../../words/money.words.ts'

interface RequestStepsProps {
  readonly askedAt: number
  readonly status: number
  readonly steps: readonly RequestStep[]
  /** What comes next, by whom. */
  readonly toCome: string
  readonly read: (code: unknown) => StatusReading<string>
}

/** Every move of a request with its time, by whose hand and why, and that something is still to come. */
export function RequestSteps({ askedAt, status, steps, toCome, read }: RequestStepsProps) {
  const words = useWords(moneyWords)
  const locale = useLocale()
  const by = (who: string) => (Object.hasOwn(words.by, who) ? words.by[who as keyof typeof words.by] : who)
  const why = (said: string) => (Object.hasOwn(words.whys, said) ? words.whys[said as keyof typeof words.whys] : said)
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
  const asked: TimelineStep = { key: 'asked', state: moves.length === 0 ? 'now' : 'done', title: words.steps.asked, when: formatTime(askedAt, 'yyyy-mm-dd hh:mm') }
  const next: TimelineStep = { key: 'next', state: 'next', title: toCome }
  return <Timeline label={words.steps.label} steps={[asked, ...moves, ...(outcome === 'pending' ? [next] : [])]} stateWords={words.steps} />
}
