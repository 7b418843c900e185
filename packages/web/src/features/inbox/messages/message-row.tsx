import { formatTime } from '@diandu/core/format'
import type { Message } from '@diandu/core/inbox'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { inboxMessages } from '../../../messages/inbox/inbox.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { messageView } from '../message-view.ts'
import styles from './message-row.module.css'

/** One message of the list; what was not read stands out by a dot, a word and its weight. */
export function MessageRow({ message }: { readonly message: Message }) {
  const messages = useMessages(inboxMessages)
  const { icon, title, line } = messageView(message, useLocale())
  const isUnread = message.readAt === null
  return (
    <PageLink
      to={`/message/details/${message.id}`}
      className={classNames('pressable', styles.row, isUnread && styles.unread)}
      data-testid="message"
    >
      <span className={styles.icon}>
        <Icon name={icon} />
        {isUnread && <span className={styles.dot} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        {isUnread && <VisuallyHidden>{`${messages.unread} `}</VisuallyHidden>}
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <span className={styles.time}>{formatTime(message.at, 'hh:mm')}</span>
    </PageLink>
  )
}
