import type { CountedSearches } from '@diandu/core/tools'
import { formatTime } from '@diandu/core/format'
import { useMessages } from '../../app/preferences/preferences.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toolsMessages } from '../../messages/tools/tools.messages.ts'
import styles from './tools.module.css'

/** Where counts come from, how old they are, and whether some were invented. */
export function Freshness({ counted: { asOf, from, to, isInvented } }: { readonly counted: CountedSearches }) {
  const messages = useMessages(toolsMessages).fresh
  return (
    <div className={`note px-16 mb-16 ${styles.fresh}`}>
      <p>
        {messages.counted(formatTime(asOf, 'yyyy-mm-dd hh:mm'))} · {messages.period(from, to)}
      </p>
      <p>{messages.source}</p>
      {isInvented && <Notice tone="warning">{messages.invented}</Notice>}
    </div>
  )
}
