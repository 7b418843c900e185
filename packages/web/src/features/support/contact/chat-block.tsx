import { lazy, Suspense, useState } from 'react'
import type { Consultant } from '@diandu/core/support'
import { useContactQq } from '../../../app/device/use-contact-qq.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useChat } from '../../../app/support/use-chat.ts'
import { chatMessages } from '../../../messages/support/chat.messages.ts'
import { contactMessages } from '../../../messages/support/contact.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import styles from './contact-page.module.css'

const ServiceErrorDialog = lazy(async () => ({
  default: (await import('../../../app/support/service-error-dialog.tsx')).ServiceErrorDialog,
}))

/** The chat, where there is one, and one of the staff by chance. */
export function ChatBlock() {
  const messages = useMessages(chatMessages)
  const { hasChat } = useDevice()
  const { open, isOpening, failed, dismiss } = useChat()
  return (
    <Section title={messages.title}>
      <div className="mb-16">
        {hasChat ? (
          <Button block busy={isOpening} consequence={messages.line} onClick={() => void open()}>
            {messages.open}
          </Button>
        ) : (
          <p className="detail">{messages.none}</p>
        )}
      </div>
      <ConsultantCard />
      {failed !== null && (
        <Suspense>
          <ServiceErrorDialog error={failed} onClose={dismiss} />
        </Suspense>
      )}
    </Section>
  )
}

function ConsultantCard() {
  const messages = useMessages(chatMessages)
  const contact = useMessages(contactMessages)
  const ports = usePorts()
  const copy = useCopyText()
  const contactQq = useContactQq()
  const [chosen, setChosen] = useState<Consultant>()
  const [isChoosing, setChoosing] = useState(false)
  const choose = async () => {
    if (isChoosing) return
    setChoosing(true)
    const answer = await ports()
      .then(({ customerService }) => customerService.consultant())
      .catch(() => undefined)
    setChoosing(false)
    if (answer?.ok === true && answer.value !== undefined) setChosen(answer.value)
    else toasts.show(messages.noConsultant, 'bad')
  }
  return (
    <div className="mb-16">
      {chosen !== undefined && (
        <div className="mb-8" role="status">
          <Card>
            <div className="row wrap">
              <div className={styles.contact}>
                <span className="detail block">{messages.consultant}</span>
                <strong>{chosen.name === null ? `QQ ${chosen.qq}` : `${chosen.name} · QQ ${chosen.qq}`}</strong>
                <span className="detail block">{messages.consultantLine}</span>
              </div>
              <div className={styles.actions}>
                <Button size="small" onClick={() => contactQq(Promise.resolve(chosen.qq))}>
                  {contact.open.qq}
                </Button>
                <IconButton icon="copy" label={contact.copy.qq} onClick={() => void copy(chosen.qq)} />
              </div>
            </div>
          </Card>
        </div>
      )}
      <Button block look="secondary" icon="person" busy={isChoosing} onClick={() => void choose()}>
        {chosen === undefined ? messages.choose : messages.another}
      </Button>
    </div>
  )
}
