import { useQueryClient } from '@tanstack/react-query'
import type { Addresses, PlacedAddress } from '@diandu/core/account'
import type { Result } from '@diandu/core/kernel'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useRemovable } from '../../../app/queries/use-removable.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { addressesQuery } from '../address-queries.ts'
import { draftOf } from './address-view.ts'

interface Change {
  readonly what: string
  readonly id: string
  readonly change: (addresses: Addresses) => Promise<Result<unknown>>
  readonly failed: string
}

/** One change at a time: a second tap in the meantime does nothing. */
export function useAddressChanges(addresses: readonly PlacedAddress[]) {
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
