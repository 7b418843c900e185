import { servicePath, type ServicePage, type ServiceReceipt } from '@diandu/core/services'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from '../services.module.css'
import { RequestFields } from './request-fields.tsx'

/** The form of a request, and its number once it was sent. */
export function RequestView({ page }: { readonly page: ServicePage }) {
  const [receipt, setReceipt] = useState<ServiceReceipt>()
  return receipt === undefined ? (
    <RequestFields offer={page.offer} onSent={setReceipt} />
  ) : (
    <RequestSent receipt={receipt} />
  )
}

/** The number of a request, and where its answer will stand. */
function RequestSent({ receipt }: { readonly receipt: ServiceReceipt }) {
  const messages = useMessages(serviceRequestMessages).sent
  const copy = useCopyText()
  const { search } = useLocation()
  const isMember = useUser() !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const path = `/user_center/service_request/${receipt.id}`
  return (
    <div className={`p-16 text-center ${styles.sent}`}>
      <Picture name="paper" />
      <h2 ref={heading} tabIndex={-1}>
        {messages.title}
      </h2>
      <p>{messages.number}</p>
      <p className={styles.number}>{receipt.number}</p>
      <Button look="quiet" size="small" icon="copy" onClick={() => void copy(receipt.number)}>
        {messages.copy}
      </Button>
      <p className="detail mt-4 mb-8">{isMember ? messages.member : messages.visitor(receipt.mobile)}</p>
      {isMember ? (
        <Button block link={(parts) => <PageLink to={path} {...parts} />}>
          {messages.follow}
        </Button>
      ) : (
        <Button block onClick={() => requestLogin({ goTo: path })}>
          {messages.login}
        </Button>
      )}
      <Button block look="quiet" link={(parts) => <PageLink to={servicePath('residence', search)} {...parts} />}>
        {messages.another}
      </Button>
    </div>
  )
}
