import { useState } from 'react'
import { formatTime } from '@diandu/core/format'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'

interface DraftFootProps {
  readonly savedAt: number | null
  readonly isMember: boolean
  readonly onRestart: (() => void) | undefined
}

/** Where the draft is kept, and how to begin again. */
export function DraftFoot({ savedAt, isMember, onRestart }: DraftFootProps) {
  const messages = useMessages(sellMessages).draft
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  useBackCloses(isConfirming, close)
  if (onRestart === undefined) return null
  return (
    <div className="ends mt-16 items-center">
      <p className="note mb-8" aria-live="polite">
        {savedAt !== null
          ? messages.saved(formatTime(savedAt, locale === 'en' ? 'hh:mm' : 'hh时mm分'))
          : isMember
            ? ''
            : messages.deviceOnly}
      </p>
      <Button look="quiet" size="small" onClick={() => setConfirming(true)}>
        {messages.again}
      </Button>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.againTitle}
        confirmLabel={messages.again}
        cancelLabel={messages.keep}
        tone="danger"
        onConfirm={() => {
          close()
          onRestart()
        }}
        onCancel={close}
      >
        {messages.againText}
      </ConfirmAction>
    </div>
  )
}
