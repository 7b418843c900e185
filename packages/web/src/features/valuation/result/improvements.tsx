import type { Improvement } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

/** Each improvement with the value that it alone would add. */
export function Improvements({ improvements }: { readonly improvements: readonly Improvement[] }) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  return (
    <Section title={messages.raise}>
      {improvements.length === 0 ? (
        <p className={`detail mb-12 ${styles.quiet}`}>{messages.nothingToRaise}</p>
      ) : (
        <Card padding="none">
          {improvements.map(({ kind, gainFen }) => (
            <ListRow key={kind} title={messages.improvements[kind]} end={messages.gain(shortMoney(gainFen, locale))} />
          ))}
        </Card>
      )}
    </Section>
  )
}
