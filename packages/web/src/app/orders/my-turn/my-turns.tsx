import { MINUTE_MS } from '@diandu/core/kernel'
import { MAX_TURNS } from '@diandu/core/orders'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import type { IconName } from '../../../ui/pictures/icon-paths.ts'
import { myTurnMessages } from '../../../messages/orders/my-turn.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useNow } from '../../queries/use-now.ts'
import { myTurnsQuery } from './my-turn-query.ts'
import { myTurnView, type MyTurnView } from './my-turn-view.ts'
import styles from './my-turns.module.css'

/**
 * The most urgent task and the number of tasks; a press shows the rest. Takes the same room while loading and when
 * empty, so that the content below never moves.
 */
export function MyTurns() {
  const messages = useMessages(myTurnMessages)
  const locale = useLocale()
  const { data: turns, isError, refetch } = useLoad(myTurnsQuery(usePorts()))
  const now = useNow(MINUTE_MS)
  const [isWhole, setWhole] = useState(false)
  const count = turns?.length ?? 0
  const row = (icon: IconName, title: string, detail: string, onClick?: () => void) => (
    <ListRow
      icon={icon}
      title={title}
      detail={<span className={styles.lines}>{detail}</span>}
      {...(onClick && { onClick })}
    />
  )
  return (
    <Section
      title={count === 0 ? messages.heading : messages.title(count < MAX_TURNS ? String(count) : `${MAX_TURNS}+`)}
      aside={
        count > 1 &&
        !isWhole && (
          <Button look="quiet" size="small" onClick={() => setWhole(true)}>
            {messages.all}
          </Button>
        )
      }
    >
      <Card padding="none">
        {turns === undefined && isError
          ? row('refresh', messages.failed, messages.retry, () => void refetch())
          : turns === undefined || now === undefined
            ? row('clock', messages.looking, '')
            : count === 0
              ? row('check', messages.none, messages.later)
              : (isWhole ? turns : turns.slice(0, 1))
                  .map((turn) => myTurnView(turn, now, locale))
                  .map((view) => <Turn {...view} key={view.key} />)}
      </Card>
    </Section>
  )
}

function Turn({ icon, act, shop, when, isDated, to }: MyTurnView) {
  return (
    <ListRow
      icon={icon}
      title={act}
      detail={
        <span className={styles.lines}>
          <span className="break-anywhere block">{shop}</span>
          <span className={isDated ? 'price break-anywhere block' : 'break-anywhere block'}>{when}</span>
        </span>
      }
      link={(parts) => <PageLink to={to} {...parts} />}
    />
  )
}
