import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formatTime } from '@diandu/core/format'
import { offlineMessages } from '../../messages/offline.messages.ts'
import type { Locale } from '../../messages/messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Above a page that was kept: since when, and that it may not be so any more. Load it lazily. */
export function tellCopy(mark: Element, locale: Locale): void {
  const storedAtMs = Number(mark.getAttribute('content'))
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<CopyNotice storedAtMs={storedAtMs} locale={locale} />)
}

function CopyNotice({ storedAtMs, locale }: { readonly storedAtMs: number; readonly locale: Locale }) {
  const messages = offlineMessages[locale]
  const [isOnline, setOnline] = useState(false)
  useEffect(() => {
    const onOnline = () => setOnline(true)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <Notice
      tone={isOnline ? 'success' : 'warning'}
      live
      action={
        <Button look="secondary" size="small" onClick={() => location.reload()}>
          {messages.reload}
        </Button>
      }
    >
      {isOnline ? messages.backOnline : messages.copy(storedAtMs > 0 ? formatTime(storedAtMs, 'yyyy-mm-dd hh:mm') : '')}
    </Notice>
  )
}
