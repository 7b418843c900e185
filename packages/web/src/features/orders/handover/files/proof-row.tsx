import type { HandoverProof } from '@diandu/core/orders'
import { failureOfError } from '../../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../../app/layout/failures/failure-handler.ts'
import { useSend } from '../../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { call } from '../../../../app/queries/run-query.ts'
import { handoverMessages } from '../../../../messages/orders/handover.messages.ts'
import { proofFileMessages } from '../../../../messages/orders/proof-file.messages.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { toasts } from '../../../../ui/feedback/toasts.ts'
import { FileName } from './file-name.tsx'
import styles from './files.module.css'

/** A proof that is no picture: it is saved, never opened as a page of ours. */
export function ProofRow({ file, digest, document }: Required<HandoverProof>) {
  const messages = useMessages(proofFileMessages)
  const { digest: digestText } = useMessages(handoverMessages)
  const locale = useLocale()
  const ports = usePorts()
  const { mutate, isPending } = useSend({
    mutationFn: () => call(ports, ({ media }) => media.download(file, document.name))(),
    onError: (thrown) => {
      const reason = passingMessages(failureOfError(thrown), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    },
  })
  return (
    <div className={styles.file}>
      <FileName {...document} />
      <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
        {messages.save}
        <VisuallyHidden>{` ${document.name}`}</VisuallyHidden>
      </Button>
      <span className={styles.digest} title={digest}>
        {digestText(`${digest.slice(0, 8)}…`)}
      </span>
    </div>
  )
}
