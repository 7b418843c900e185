import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { vibrateOnConfirm } from '../actions/vibrate-on-confirm.ts'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: 'plain' | 'danger'
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before what cannot be undone. Only its buttons and Escape close it. Load it lazily. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onCancel()
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
            <div className="mt-24 grid gap-8 cols-2">
              <Button look="secondary" block disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button
                look={tone === 'danger' ? 'danger' : 'primary'}
                block
                busy={busy}
                onClick={() => {
                  vibrateOnConfirm()
                  onConfirm()
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
