import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { isChatHidden } from '@diandu/core/support'
import { chatMessages } from '../../messages/support/chat.messages.ts'
import { useDevice } from '../device/device-context.ts'
import { Floating } from '../layout/floating.tsx'
import { useFloatVisit } from '../layout/float-visit.ts'
import { useMessages } from '../preferences/preferences.ts'
import { useChat } from './use-chat.ts'

const ServiceErrorDialog = lazy(async () => ({
  default: (await import('./service-error-dialog.tsx')).ServiceErrorDialog,
}))

/** Above the campaign's banner and the tab bar, or above what a page holds at its foot. */
const FROM_BOTTOM = { withBanner: 172, alone: 88 } as const
const CLOSED = 'closed'

/** The chat with customer service, where this installation has one and this page bears it (spec §2). */
export function ChatFloat({ isAboveBanner }: { readonly isAboveBanner: boolean }) {
  const { pathname } = useLocation()
  const { hasChat } = useDevice()
  const messages = useMessages(chatMessages)
  const [visit, change] = useFloatVisit('chat-float')
  const { open, isOpening, failed, dismiss } = useChat()
  const isShown = hasChat && visit.closed === null && !isChatHidden(pathname)
  return (
    <>
      {isShown && (
        <Floating
          label={messages.label}
          moveLabel={messages.move}
          place={visit.place}
          onMove={(place) => change({ place })}
          onClose={() => change({ closed: CLOSED })}
          fromBottom={FROM_BOTTOM[isAboveBanner ? 'withBanner' : 'alone']}
          says={messages.open}
        >
          {(className) => (
            <button type="button" className={className} aria-busy={isOpening} onClick={() => void open()}>
              {messages.open}
            </button>
          )}
        </Floating>
      )}
      {failed !== null && (
        <Suspense>
          <ServiceErrorDialog error={failed} onClose={dismiss} />
        </Suspense>
      )}
    </>
  )
}
