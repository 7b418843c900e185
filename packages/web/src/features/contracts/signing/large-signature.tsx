import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState, type CSSProperties } from 'react'
import type { Drawing } from '@diandu/core/contracts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { SignatureField } from './signature-field.tsx'
import styles from './signature-pad.module.css'

interface LargeSignatureProps {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  readonly onClose: () => void
}

/**
 * The field over the whole screen, turned so that the name runs along the longer side of an upright phone. What is
 * written stays while the phone is turned. Load it lazily.
 */
export function LargeSignature({ drawing, onChange, onClose }: LargeSignatureProps) {
  const messages = useMessages(contractMessages).sign
  const seen = useSeenHeight()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.screen}>
          <div className={styles.sheet} style={{ '--seen': `${seen}px` } as CSSProperties}>
            <Dialog.Title className="type-line strong flex-none">{messages.title}</Dialog.Title>
            <SignatureField drawing={drawing} onChange={onChange} large />
            <div className={styles.actions}>
              <Button look="secondary" disabled={drawing.length === 0} onClick={() => onChange(drawing.slice(0, -1))}>
                {messages.undo}
              </Button>
              <Button look="secondary" disabled={drawing.length === 0} onClick={() => onChange([])}>
                {messages.erase}
              </Button>
              <Button onClick={onClose}>{messages.done}</Button>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Of the screen, below a browser's own bars: `100vh` reaches under them. */
function useSeenHeight(): number {
  const [height, setHeight] = useState(() => window.innerHeight)
  useEffect(() => {
    const measure = () => setHeight(window.innerHeight)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return height
}
