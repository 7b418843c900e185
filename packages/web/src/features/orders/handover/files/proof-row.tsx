import type { HandoverProof } from '@diandu/core/orders'
import { useSend } from '../../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../../app/layout/failures/use-failure-toast.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { handoverMessages } from '../../../../messages/orders/handover.messages.ts'
import { proofFileMessages } from '../../../../messages/orders/proof-file.messages.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { FileName } from './file-name.tsx'
import styles from './files.module.css'

/** A proof that is no picture: it is saved, never opened as a page of ours. */
export function ProofRow({ file, digest, document }: Required<HandoverProof>) {
  const messages = useMessages(proofFileMessages)
  const { digest: digestText } = useMessages(handoverMessages)
  const { send, isBusy } = useSend({
    send: ({ media }) => media.download(file, document.name),
    onFailed: useFailureToast(),
  })
  return (
    <div className={styles.file}>
      <FileName {...document} />
      <Button look="quiet" size="small" busy={isBusy} onClick={() => void send()}>
        {messages.save}
        <VisuallyHidden>{` ${document.name}`}</VisuallyHidden>
      </Button>
      <span className={`note ${styles.digest}`} title={digest}>
        {digestText(`${digest.slice(0, 8)}…`)}
      </span>
    </div>
  )
}
