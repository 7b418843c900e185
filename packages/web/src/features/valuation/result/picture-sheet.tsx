import { useEffect, useState } from 'react'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

interface PictureSheetProps {
  readonly open: boolean
  readonly picture: Blob
  readonly name: string
  readonly onClose: () => void
}

const FILE_NAME = 'diandu-valuation.png'

/** Shared by the system where it can take a file, else saved; held with a finger it can always be saved. */
export function PictureSheet({ open, picture, name, onClose }: PictureSheetProps) {
  const messages = useMessages(valuationMessages).picture
  const address = useObjectAddress(picture)
  const file = new File([picture], FILE_NAME, { type: 'image/png' })
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  const send = async () => {
    try {
      await navigator.share({ files: [file], title: name })
    } catch (error) {
      // The person closed the sharing sheet: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(messages.failed, 'bad')
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={messages.title} closeLabel={messages.close}>
      {canSend ? (
        <Button block icon="share" onClick={() => void send()}>
          {messages.send}
        </Button>
      ) : (
        <Button
          block
          link={({ className, children }) => (
            <a className={className} href={address} download={FILE_NAME}>
              {children}
            </a>
          )}
        >
          {messages.save}
        </Button>
      )}
      <p className={styles.note}>{messages.hold}</p>
      {address !== undefined && <img className={styles.picture} src={address} alt={messages.alt} />}
    </Sheet>
  )
}

/** An address of what is in memory, for as long as it is shown. */
function useObjectAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
