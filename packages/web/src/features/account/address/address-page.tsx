import { RemovedRow } from '../../../ui/lists/removed-row.tsx'
import {
  MAX_ADDRESSES,
  type AddressDraft,
  type AddressId,
  type Addresses,
  type PlacedAddress,
} from '@diandu/core/account'
import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useRemovable } from '../../../app/queries/use-removable.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { addressesQuery } from '../account-queries.ts'
import styles from './address-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(addressesQuery(ports))
}

export function Page() {
  const messages = useMessages(addressMessages).list
  const { data: addresses, isError, refetch } = useLoad(addressesQuery(usePorts()), 'own-page')
  const { shown, isRemoved, busyId, remove, putBack, makeDefault } = useAddressChanges(addresses ?? [])
  const isFull = (addresses?.length ?? 0) >= MAX_ADDRESSES
  const add = (
    <Button block={shown.length > 0} link={(parts) => <PageLink to={editPath()} {...parts} />}>
      {messages.add}
    </Button>
  )
  return (
    <BackScreen
      title="addresses"
      home="/user_center"
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
                  <RemovedRow
                    text={messages.removed(address.receiver)}
                    undoLabel={messages.undo}
                    isBusy={busyId === address.id}
                    onUndo={() => void putBack(address)}
                  />
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
    </BackScreen>
  )
}

interface AddressCardProps {
  readonly address: PlacedAddress
  readonly isBusy: boolean
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

function AddressCard({ address, isBusy, onMakeDefault, onRemove }: AddressCardProps) {
  const messages = useMessages(addressMessages).list
  const named = (what: string) => (
    <>
      {what}
      <VisuallyHidden>{` ${address.receiver}`}</VisuallyHidden>
    </>
  )
  return (
    <Card>
      <div className={`flex wrap baseline trail-8 ${styles.head}`}>
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

interface Change {
  readonly what: string
  readonly id: string
  readonly change: (addresses: Addresses) => Promise<Result<unknown>>
  readonly failed: string
}

/** One change at a time: a second tap in the meantime does nothing. */
function useAddressChanges(addresses: readonly PlacedAddress[]) {
  const messages = useMessages(addressMessages).list
  const ports = usePorts()
  const queries = useQueryClient()
  const { shown, isRemoved, takeOut, putBack } = useRemovable(addresses)
  const { send, busyWith } = useSend({
    about: ({ what, id }: Change) => `${what} ${id}`,
    send: (all, { change }) => change(all.addresses),
    onFailed: (_, { failed }) => toasts.show(failed, 'bad'),
    // Also after a lost answer: the list shows the true state.
    onSettled: () => queries.invalidateQueries({ queryKey: addressesQuery(ports).queryKey }),
  })
  const isDone = async (change: Change) => (await send(change))?.ok === true
  return {
    shown,
    isRemoved,
    busyId: busyWith?.id,
    async remove(address: PlacedAddress, place: number) {
      const { id } = address
      if (await isDone({ what: 'remove', id, change: (all) => all.remove(id), failed: messages.removeFailed }))
        takeOut(address, place)
    },
    async putBack(address: PlacedAddress) {
      const { id } = address
      if (await isDone({ what: 'add', id, change: (all) => all.add(draftOf(address)), failed: messages.undoFailed }))
        putBack(id)
    },
    async makeDefault(address: PlacedAddress) {
      const { id } = address
      const change = (all: Addresses) => all.edit(id, { ...draftOf(address), isDefault: true })
      if (await isDone({ what: 'default', id, change, failed: messages.defaultFailed }))
        toasts.show(messages.nowDefault, 'good')
    },
  }
}

const draftOf = ({ receiver, mobile, region, detail, postcode, isDefault }: PlacedAddress): AddressDraft => ({
  receiver,
  mobile,
  region,
  detail,
  postcode,
  isDefault,
})

const editPath = (id?: AddressId): string =>
  `/user_center/edit_address${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`
