import type { PlacedAddress } from '@diandu/core/account'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import styles from './address-page.module.css'
import { editPath } from './address-view.ts'

interface AddressCardProps {
  readonly address: PlacedAddress
  readonly isBusy: boolean
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

export function AddressCard({ address, isBusy, onMakeDefault, onRemove }: AddressCardProps) {
  const messages = useMessages(addressMessages).list
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
        {address.isDefault && <Badge tone="ferry">{messages.isDefault}</Badge>}
      </div>
      <p className="mt-4">{`${address.regionNames.join(' ')} ${address.detail}`}</p>
      {address.postcode !== '' && <p className="note">{address.postcode}</p>}
      <div className={styles.actions}>
        {address.isDefault ? (
          <span />
        ) : (
          <Button look="quiet" size="small" busy={isBusy} onClick={onMakeDefault}>
            {named(messages.makeDefault)}
          </Button>
        )}
        <span>
          <Button look="quiet" size="small" link={(parts) => <PageLink to={editPath(address.id)} {...parts} />}>
            {named(messages.edit)}
          </Button>
          <Button look="quiet" size="small" busy={isBusy} onClick={onRemove}>
            {named(messages.remove)}
          </Button>
        </span>
      </div>
    </Card>
  )
}
