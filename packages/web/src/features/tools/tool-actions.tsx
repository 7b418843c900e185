import { formatTime } from '@diandu/core/format'
import type { CountedSearches } from '@diandu/core/tools'
import { useCopyText, useShareText } from '../../app/device/use-copy-text.ts'
import { useMessages } from '../../app/preferences/preferences.ts'
import { toolsMessages } from '../../messages/tools/tools.messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './tools.module.css'

interface ToolActionsProps {
  readonly title: string
  /** The result as text, for copying and sharing. */
  readonly text: () => string
  /** Replaces the label "copy". */
  readonly copyLabel?: string
}

/** A result is taken along. */
export function ToolActions({ title, text, copyLabel }: ToolActionsProps) {
  const messages = useMessages(toolsMessages)
  const copy = useCopyText()
  const share = useShareText(messages.shareFailed)
  return (
    <div className={styles.actions}>
      <Button look="secondary" size="small" icon="copy" onClick={() => void copy(text())}>
        {copyLabel ?? messages.copy}
      </Button>
      <Button look="secondary" size="small" icon="share" onClick={() => void share(title, text())}>
        {messages.share}
      </Button>
    </div>
  )
}

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
