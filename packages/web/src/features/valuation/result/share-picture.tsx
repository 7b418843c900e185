import type { ShopToValue, Valuation } from '@diandu/core/valuation'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSharing } from '../../../app/shops/sharing/use-sharing.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

interface SharePictureProps {
  /** Of the shop, as the picture names it. */
  readonly name: string
  readonly shop: ShopToValue
  readonly valuation: Valuation
}

/** The valuation as a picture: drawn on this device, shown, and handed on or saved from there. */
export function SharePicture(of: SharePictureProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const [asked, share] = useSharing(
    async () => (await import('./valuation-sharing.tsx')).ValuationSharing,
    messages.picture.failed,
  )
  return (
    <div className={styles.buttons}>
      <Button look="secondary" icon="share" onClick={share}>
        {messages.share}
      </Button>
      {asked && <asked.Sharing key={asked.turn} {...of} locale={locale} />}
    </div>
  )
}
