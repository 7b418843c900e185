import type { Confidence } from '@diandu/core/valuation'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { confidenceLines } from './confidence-lines.ts'

const TONES = { high: 'success', medium: 'info', low: 'warning' } as const

/** How sure it is, and everything that this comes from. */
export function ConfidenceNote({ confidence }: { readonly confidence: Confidence }) {
  const messages = useMessages(valuationMessages)
  const { level } = confidence
  return (
    <Section title={messages.confidence}>
      <Notice tone={TONES[level]} title={messages.levels[level]}>
        <ul>
          {confidenceLines(confidence, messages).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
    </Section>
  )
}
