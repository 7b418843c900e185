import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { LotteryView } from '@diandu/core/lottery'
import { wonMessages } from '../../../messages/lottery/won.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useLoad } from '../../queries/use-load.ts'
import { usePorts } from '../../queries/ports-context.ts'
import styles from './lottery-block.module.css'
import { ownWinsQuery } from './won-queries.ts'

interface OwnWinsProps {
  readonly lottery: LotteryView
  /** Whose; empty for a visitor. */
  readonly owner: string
}

/** Each win links to all prizes of the user. Left out while there is none. */
export function OwnWins({ lottery: { id }, owner }: OwnWinsProps) {
  const messages = useMessages(wonMessages)
  const locale = useLocale()
  const { data: prizes = [] } = useLoad(ownWinsQuery(usePorts(), id, owner))
  if (prizes.length === 0) return null
  return (
    <Section title={messages.own}>
      <ul className="type-line" aria-label={messages.own}>
        {prizes.map((prize) => (
          <li className="py-8 flex between" key={prize.id}>
            <PageLink to="/user_center/goldcoin/myprize" className={styles.link}>
              {nameIn(prize.name, locale)}
            </PageLink>
            <span className="quiet">{formatTime(prize.wonAt, 'mm-dd')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
