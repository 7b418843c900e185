import type { ServiceError } from '@diandu/core/support'
import { chatMessages } from '../../messages/support/chat.messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { NoticeDialog } from '../../ui/overlays/notice-dialog.tsx'
import { telephoneAddress } from '../layout/company/company-query.ts'
import { useCopyText } from '../device/use-copy-text.ts'
import { useMessages } from '../preferences/preferences.ts'

interface ServiceErrorDialogProps {
  readonly error: Pick<ServiceError, 'qq' | 'phone'>
  readonly onClose: () => void
}

/** Shown when the chat fails (spec §2): QQ to copy, a phone to call, and "got it". */
export function ServiceErrorDialog({ error: { qq, phone }, onClose }: ServiceErrorDialogProps) {
  const messages = useMessages(chatMessages)
  const copy = useCopyText()
  return (
    <NoticeDialog title={messages.failed} closeLabel={messages.gotIt} onClose={onClose}>
      <p>{qq === undefined && phone === undefined ? messages.noWay : messages.otherWays}</p>
      {qq !== undefined && (
        <Button block look="secondary" icon="copy" onClick={() => void copy(qq)}>
          {messages.copyQq(qq)}
        </Button>
      )}
      {phone !== undefined && (
        <Button
          block
          look="secondary"
          icon="phone"
          link={({ children, ...parts }) => (
            <a href={telephoneAddress(phone)} {...parts}>
              {children}
            </a>
          )}
        >
          {messages.call(phone)}
        </Button>
      )}
    </NoticeDialog>
  )
}
