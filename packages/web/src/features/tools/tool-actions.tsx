import { useCopyText } from '../../app/device/use-copy-text.ts'
import { useShareText } from '../../app/device/use-share-text.ts'
import { useMessages } from '../../app/preferences/preferences.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toolsMessages } from '../../messages/tools/tools.messages.ts'
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
