import { Button } from '../actions/button.tsx'
import styles from './removed-row.module.css'

interface RemovedRowProps {
  readonly text: string
  readonly undoLabel: string
  readonly isBusy?: boolean
  readonly onUndo: () => void
}

/** In the place of what was removed from a list: that it was, and the way back. */
export function RemovedRow({ text, undoLabel, isBusy = false, onUndo }: RemovedRowProps) {
  return (
    <div className={styles.removed} role="status">
      <span>{text}</span>
      <Button look="quiet" size="small" busy={isBusy} onClick={onUndo}>
        {undoLabel}
      </Button>
    </div>
  )
}
