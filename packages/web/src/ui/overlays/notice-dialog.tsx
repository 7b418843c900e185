import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './confirm-dialog.module.css'

interface NoticeDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** The message, and the remedy. */
  readonly children: ReactNode
}

/** Says something that must not be missed; its button and Escape close it. Load it lazily. */
export function NoticeDialog({ title, closeLabel, onClose, children }: NoticeDialogProps) {
  return (
    <AlertDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.veil} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={`no-outline ${styles.dialog}`}>
            <AlertDialog.Title className="text-center">{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.messages} render={<div />}>
              {children}
            </AlertDialog.Description>
            <div className="mt-16">
              <Button block onClick={onClose}>
                {closeLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
