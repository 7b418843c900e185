import { lazy, Suspense, useState } from 'react'
import type { Valuation } from '@diandu/core/valuation'
import { useHistoryFlag } from '../../../app/layout/use-history-flag.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

const PictureSheet = lazy(async () => ({ default: (await import('./picture-sheet.tsx')).PictureSheet }))

interface SharePictureProps {
  /** Of the shop, as the picture names it. */
  readonly name: string
  readonly valuation: Valuation
}

/** The valuation as a picture: drawn on this device, shown, and handed on or saved from there. */
export function SharePicture({ name, valuation }: SharePictureProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const [isOpen, open, close] = useHistoryFlag('picture')
  const [picture, setPicture] = useState<Blob>()
  const show = async () => {
    const { drawValuation } = await import('./draw-valuation.ts')
    const drawn = await drawValuation({ name, valuation, locale })
    if (drawn === null) return toasts.show(messages.picture.failed, 'bad')
    setPicture(drawn)
    open()
  }
  return (
    <div className={styles.buttons}>
      <Button look="secondary" icon="share" onClick={() => void show()}>
        {messages.share}
      </Button>
      {picture !== undefined && (
        <Suspense>
          <PictureSheet open={isOpen} picture={picture} name={name} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
