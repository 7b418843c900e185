import { formatTime } from '@diandu/core/format'
import type { ActiveSession } from '@diandu/core/session'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { devicesMessages } from '../../../messages/devices.messages.ts'
import { deviceName } from './device-name.ts'
import styles from './sessions-section.module.css'

/** One device: what it is, since when it is logged in, when it was last used, and its way out. */
export function SessionRow({ session, onEnd }: { readonly session: ActiveSession; readonly onEnd: () => void }) {
  const messages = useMessages(devicesMessages)
  const { device, startedAt, lastUsedAt, isCurrent } = session
  const name = deviceName(device, messages)
  return (
    <li className={styles.session}>
      <div className="mr-12 min-w-0 flex-1">
        <span className="break-anywhere block">
          <span>{name}</span> {isCurrent && <Badge tone="ferry">{messages.current}</Badge>}
        </span>
        <span className="note break-anywhere block">{messages.since(formatTime(startedAt, 'yyyy-mm-dd hh:mm'))}</span>
        <span className="note break-anywhere block">
          {isCurrent ? messages.inUse : messages.lastUsed(formatTime(lastUsedAt, 'yyyy-mm-dd hh:mm'))}
        </span>
      </div>
      {!isCurrent && (
        <Button look="secondary" size="small" onClick={onEnd}>
          {messages.end} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
