import type { PlacedAddress } from '@diandu/core/account'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { addressWords } from '../../../words/address.words.ts'
import styles from './address-page.module.css'
import { editPath } from './address-view.ts'

interface AddressCardProps {
  readonly address: PlacedAddress
  readonly isBusy: boolean
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

export function AddressCard({ address, isBusy, onMakeDefault, onRemove }: AddressCardProps) {
  const words = useWords(addressWords).list
  const named = (what: string) => (
    <>
      {what}
      <VisuallyHidden>{` ${address.receiver}`}</VisuallyHidden>
    </>
  )
  return (
    <Card>
      <div className={styles.head}>
        <strong>{address.receiver}</strong>
        <span>{address.mobile}</span>
        {address.isDefault && <Badge tone="ferry">{words.isDefault}</Badge>}
      </div>
      <p className={styles.place}>{`${address.regionNames.join(' ')} ${address.detail}`}</p>
      {address.postcode !== '' && <p className={styles.postcode}>{address.postcode}</p>}
      <div className={styles.actions}>
        {address.isDefault ? (
          <span />
        ) : (
          <Button look="quiet" size="small" busy={isBusy} onClick={onMakeDefault}>
            {named(words.makeDefault)}
          </Button>
        )}
        <span>
          <Button look="quiet" size="small" link={(parts) => <PageLink to={editPath(address.id)} {...parts} />}>
            {named(words.edit)}
          </Button>
          <Button look="quiet" size="small" busy={isBusy} onClick={onRemove}>
            {named(words.remove)}
          </Button>
        </span>
      </div>
    </Card>
  )
}
