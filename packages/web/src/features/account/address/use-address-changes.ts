import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Addresses, PlacedAddress } from '@diandu/core/account'
import type { Failure, Result } from '@diandu/core/kernel'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useSendGates } from '../../../app/device/use-send-gates.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { addressesQuery } from '../address-queries.ts'
import { draftOf, type RemovedAddress } from './address-view.ts'

/** One change at a time: a second tap in the meantime does nothing. */
export function useAddressChanges() {
  const messages = useMessages(addressMessages).list
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [removed, setRemoved] = useState<readonly RemovedAddress[]>([])
  const [busyId, setBusyId] = useState<string>()
  const gates = useSendGates()

  const doing = async (
    what: string,
    id: string,
    change: (addresses: Addresses) => Promise<Result<unknown>>,
    failedMessages: string,
  ): Promise<boolean> => {
    const gate = gates(`${what} ${id}`)
    if (busyId !== undefined || !gate.enter()) return false
    setBusyId(id)
    const answer = await ports()
      .then(({ addresses }) => change(addresses))
      .catch((): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { kind: 'offline' } }))
    if (!answer.ok) {
      gate.reopen()
      reportFailure(answer.failure)
      toasts.show(failedMessages, 'bad')
    }
    // Also after a lost answer: the list shows the true state.
    await queries.invalidateQueries({ queryKey: addressesQuery(ports).queryKey })
    setBusyId(undefined)
    return answer.ok
  }
  return {
    removed,
    busyId,
    async remove(address: PlacedAddress, place: number) {
      if (await doing('remove', address.id, (addresses) => addresses.remove(address.id), messages.removeFailed))
        setRemoved((now) => [...now, { address, place }])
    },
    async putBack(address: PlacedAddress) {
      if (await doing('add', address.id, (addresses) => addresses.add(draftOf(address)), messages.undoFailed))
        setRemoved((now) => now.filter((one) => one.address.id !== address.id))
    },
    async makeDefault(address: PlacedAddress) {
      const isDone = await doing(
        'default',
        address.id,
        (addresses) => addresses.edit(address.id, { ...draftOf(address), isDefault: true }),
        messages.defaultFailed,
      )
      if (isDone) toasts.show(messages.nowDefault, 'good')
    },
  }
}
