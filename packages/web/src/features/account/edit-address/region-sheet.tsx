import { useQuery } from '@tanstack/react-query'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { CascadePicker, type CascadeNode } from '../../../ui/cascade-picker.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { addressWords } from '../../../words/address.words.ts'
import { areasQuery } from '../address-queries.ts'

interface RegionSheetProps {
  readonly chosen: readonly string[]
  readonly onChoose: (way: readonly CascadeNode[]) => void
  readonly onClose: () => void
}

/** Province, city, district. Load it lazily. */
export function RegionSheet({ chosen, onChoose, onClose }: RegionSheetProps) {
  const words = useWords(addressWords).form
  const { data: areas, isError, refetch } = useQuery(areasQuery(usePorts()))
  return (
    <Sheet open onClose={onClose} title={words.regionTitle} closeLabel={words.close}>
      {areas !== undefined ? (
        <CascadePicker nodes={areas} steps={words.regionSteps} chosen={chosen} pathLabel={words.regionPath} onChoose={onChoose} />
      ) : (
        <LoadState part words={{ loading: words.regionLoading, failed: words.regionFailed, retry: words.retry }} lines={8} isError={isError} onRetry={() => void refetch()} />
      )}
    </Sheet>
  )
}
