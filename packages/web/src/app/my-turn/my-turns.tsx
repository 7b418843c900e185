import { MINUTE_MS } from '@diandu/core/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_TURNS } from '@diandu/core/orders'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { myTurnWords } from '../../words/my-turn.words.ts'
import { PageLink } from '../page-link.tsx'
import { usePorts } from '../ports-context.ts'
import { useLocale, useWords } from '../preferences.ts'
import { useNow } from '../use-now.ts'
import { myTurnsQuery } from './my-turn-query.ts'
import { myTurnView } from './my-turn-view.ts'
import styles from './my-turns.module.css'

const SHOWN_FIRST = 3

/** What waits for this person, the most urgent first, with how much there is; nothing where nothing waits. */
export function MyTurns() {
  const words = useWords(myTurnWords)
  const locale = useLocale()
  const { data: turns, isError, refetch } = useQuery(myTurnsQuery(usePorts()))
  const now = useNow(MINUTE_MS)
  const [isWhole, setWhole] = useState(false)
  if (turns === undefined && isError) {
    return (
      <div className={styles.failed}>
        <ErrorState message={words.failed} action={<Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>{words.retry}</Button>} />
      </div>
    )
  }
  if (turns === undefined || turns.length === 0 || now === undefined) return null
  const shown = isWhole ? turns : turns.slice(0, SHOWN_FIRST)
  const hidden = turns.length - shown.length
  return (
    <Section title={words.title(turns.length < MOST_TURNS ? String(turns.length) : `${MOST_TURNS}+`)}>
      <Card padding="none">
        {shown.map((turn) => {
          const { key, icon, act, shop, when, isDated, to } = myTurnView(turn, now, locale)
          return (
            <ListRow
              key={key}
              icon={icon}
              title={act}
              detail={
                <>
                  <span className={styles.shop}>{shop}</span>
                  <span className={isDated ? styles.dated : styles.shop}>{when}</span>
                </>
              }
              link={(parts) => <PageLink to={to} {...parts} />}
            />
          )
        })}
        {hidden > 0 && <ListRow title={words.more(String(hidden))} onClick={() => setWhole(true)} />}
      </Card>
    </Section>
  )
}
