import type { ReactNode } from 'react'
import type { CompanyContact } from '@diandu/core/support'
import { telephoneAddress } from '../../../app/layout/company/telephone-address.ts'
import { useContactQq } from '../../../app/device/use-contact-qq.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { contactMessages } from '../../../messages/support/contact.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import styles from './contact-page.module.css'

type Way = Exclude<keyof CompanyContact, 'avatar'>

/** QQ by the app around the page, and copied where there is none; the phone and the mailbox by the device. */
export function ContactWays({ ways: { qq, phone, email } }: { readonly ways: Pick<CompanyContact, Way> }) {
  const messages = useMessages(contactMessages)
  const copy = useCopyText()
  const contactQq = useContactQq()
  const row = (way: Way, contact: string, open: ReactNode) => (
    <li key={way}>
      <Card>
        <div className="row wrap">
          <div className={styles.contact}>
            <span className="detail block">{messages.ways[way]}</span>
            <strong>{contact}</strong>
          </div>
          <div className={styles.actions}>
            {open}
            <IconButton icon="copy" label={messages.copy[way]} onClick={() => void copy(contact)} />
          </div>
        </div>
      </Card>
    </li>
  )
  const link = (way: 'phone' | 'email', address: string) => (
    <Button
      look="secondary"
      size="small"
      link={({ children, ...parts }) => (
        <a href={address} {...parts}>
          {children}
        </a>
      )}
    >
      {messages.open[way]}
    </Button>
  )
  return (
    <ul className="mx-16 mb-16 grid gap-8">
      {qq !== undefined &&
        row(
          'qq',
          qq,
          <Button size="small" onClick={() => contactQq(Promise.resolve(qq))}>
            {messages.open.qq}
          </Button>,
        )}
      {phone !== undefined && row('phone', phone, link('phone', telephoneAddress(phone)))}
      {email !== undefined && row('email', email, link('email', `mailto:${email}`))}
    </ul>
  )
}
