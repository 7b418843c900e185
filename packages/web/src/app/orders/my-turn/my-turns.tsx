import { MINUTE_MS } from '@diandu/core/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_TURNS } from '@diandu/core/orders'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { myTurnMessages } from '../../../messages/orders/my-turn.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../queries/ports-context.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useNow } from '../../time/use-now.ts'
import { myTurnsQuery } from './my-turn-query.ts'
import { myTurnView } from './my-turn-view.ts'
import styles from './my-turns.module.css'

const SHOWN_FIRST = 3

/** What waits for this person, the most urgent first, with how much there is; nothing where nothing waits. */
export function MyTurns() {
  const messages = useMessages(myTurnMessages)
  const locale = useLocale()
  const { data: turns, isError, refetch } = useQuery(myTurnsQuery(usePorts()))
  const now = useNow(MINUTE_MS)
  const [isWhole, setWhole] = useState(false)
  if (turns === undefined && isError) {
    return (
      <div className={styles.failed}>
        <ErrorState
          message={messages.failed}
          action={
            <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      </div>
    )
  }
  if (turns === undefined || turns.length === 0 || now === undefined) return null
  const shown = isWhole ? turns : turns.slice(0, SHOWN_FIRST)
  const hidden = turns.length - shown.length
  return (
    <Section title={messages.title(turns.length < MAX_TURNS ? String(turns.length) : `${MAX_TURNS}+`)}>
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
        {hidden > 0 && <ListRow title={messages.more(String(hidden))} onClick={() => setWhole(true)} />}
      </Card>
    </Section>
  )
}
