import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { CascadePicker, type CascadeNode } from '../../../ui/choices/cascade-picker.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { addressMessages } from '../../../messages/account/address.messages.ts'
import { areasQuery } from '../account-queries.ts'

interface RegionSheetProps {
  readonly chosen: readonly string[]
  readonly onChoose: (way: readonly CascadeNode[]) => void
  readonly onClose: () => void
}

/** Province, city, district. Load it lazily. */
export function RegionSheet({ chosen, onChoose, onClose }: RegionSheetProps) {
  const messages = useMessages(addressMessages).form
  const { data: areas, isError, refetch } = useLoad(areasQuery(usePorts()), 'own-part')
  return (
    <Sheet open onClose={onClose} title={messages.regionTitle} closeLabel={messages.close}>
      {areas !== undefined ? (
        <CascadePicker
          nodes={areas}
          steps={messages.regionSteps}
          chosen={chosen}
          pathLabel={messages.regionPath}
          onChoose={onChoose}
        />
      ) : (
        <LoadState
          part
          messages={{ loading: messages.regionLoading, failed: messages.regionFailed, retry: messages.retry }}
          lines={8}
          isError={isError}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  )
}
