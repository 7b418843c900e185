import { comparePath, MIN_COMPARED } from '@diandu/core/catalog'
import { compareMessages } from '../../../messages/catalog/compare.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { useCompared } from './use-compared.ts'

interface CompareTrayProps {
  /** Shown before a shop is chosen. */
  readonly hint?: string
}

/** Leads to the comparison, once there is something to compare. Load it lazily. */
export function CompareTray({ hint }: CompareTrayProps) {
  const messages = useMessages(compareMessages)
  const { ids, write } = useCompared()
  if (ids.length === 0) return <p>{hint ?? messages.chooseTwo}</p>
  return (
    <ChipGroup label={messages.tray} flow="scroll">
      {ids.length < MIN_COMPARED ? (
        <Chip>{messages.oneMore}</Chip>
      ) : (
        <Chip icon="check" link={(parts) => <PageLink to={comparePath(ids)} {...parts} />}>
          {messages.go(ids.length)}
        </Chip>
      )}
      <Chip icon="close" onClick={() => write([])}>
        {messages.clear}
      </Chip>
    </ChipGroup>
  )
}
