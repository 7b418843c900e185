import { useQuery } from '@tanstack/react-query'
import { MOST_ADDRESSES } from '@diandu/core/account'
import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { addressWords } from '../../../words/address.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { addressesQuery } from '../address-queries.ts'
import { AddressCard } from './address-card.tsx'
import styles from './address-page.module.css'
import { editPath, withRemoved } from './address-view.ts'
import { useAddressChanges } from './use-address-changes.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(addressesQuery(ports))
}

export function Page() {
  const words = useWords(addressWords).list
  const title = useWords(titleWords).addresses
  const { data: addresses, isError, refetch } = useQuery(addressesQuery(usePorts()))
  const { removed, busyId, remove, putBack, makeDefault } = useAddressChanges()
  const shown = withRemoved(addresses ?? [], removed)
  const isFull = (addresses?.length ?? 0) >= MOST_ADDRESSES
  const add = <Button block={shown.length > 0} link={(parts) => <PageLink to={editPath()} {...parts} />}>{words.add}</Button>
  return (
    <Screen
      top={<BackBar title={title} home="/user_center" />}
      action={shown.length > 0 && !isFull ? <StickyAction>{add}</StickyAction> : undefined}
    >
      <div className={styles.page}>
        {addresses === undefined && <LoadState words={words} lines={6} isError={isError} onRetry={() => void refetch()} />}
        {addresses !== undefined && shown.length === 0 && (
          <EmptyState picture="paper" action={add}>
            {words.none}
          </EmptyState>
        )}
        {isFull && <Notice>{words.full(MOST_ADDRESSES)}</Notice>}
        {shown.length > 0 && (
          <ul className={styles.list} aria-label={words.label}>
            {shown.map((address, place) => (
              <li key={address.id}>
                {removed.some((one) => one.address.id === address.id) ? (
                  <div className={styles.removed} role="status">
                    <span>{words.removed(address.receiver)}</span>
                    <Button look="quiet" size="small" busy={busyId === address.id} onClick={() => void putBack(address)}>
                      {words.undo}
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
