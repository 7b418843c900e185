import { MAX_ADDRESSES } from '@diandu/core/account'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { addressesQuery } from '../address-queries.ts'
import { AddressCard } from './address-card.tsx'
import styles from './address-page.module.css'
import { editPath } from './address-view.ts'
import { useAddressChanges } from './use-address-changes.ts'

export function Page() {
  const messages = useMessages(addressMessages).list
  const title = useMessages(titleMessages).addresses
  const { data: addresses, isError, refetch } = useLoad(addressesQuery(usePorts()), 'own-page')
  const { shown, isRemoved, busyId, remove, putBack, makeDefault } = useAddressChanges(addresses ?? [])
  const isFull = (addresses?.length ?? 0) >= MAX_ADDRESSES
  const add = (
    <Button block={shown.length > 0} link={(parts) => <PageLink to={editPath()} {...parts} />}>
      {messages.add}
    </Button>
  )
  return (
    <Screen
      top={<BackBar title={title} home="/user_center" />}
      action={shown.length > 0 && !isFull ? <StickyAction>{add}</StickyAction> : undefined}
    >
      <div className="p-16">
        {addresses === undefined && (
          <LoadState messages={messages} lines={6} isError={isError} onRetry={() => void refetch()} />
        )}
        {addresses !== undefined && shown.length === 0 && (
          <EmptyState picture="paper" action={add}>
            {messages.none}
          </EmptyState>
        )}
        {isFull && <Notice>{messages.full(MAX_ADDRESSES)}</Notice>}
        {shown.length > 0 && (
          <ul className="grid gap-12" aria-label={messages.label}>
            {shown.map((address, place) => (
              <li key={address.id}>
                {isRemoved(address.id) ? (
                  <div className={styles.removed} role="status">
                    <span>{messages.removed(address.receiver)}</span>
                    <Button
                      look="quiet"
                      size="small"
                      busy={busyId === address.id}
                      onClick={() => void putBack(address)}
                    >
                      {messages.undo}
                    </Button>
                  </div>
                ) : (
                  <AddressCard
                    address={address}
                    isBusy={busyId === address.id}
                    onMakeDefault={() => void makeDefault(address)}
                    onRemove={() => void remove(address, place)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Screen>
  )
}
