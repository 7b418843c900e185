import { comparePath, MIN_COMPARED, type ShopId } from '@diandu/core/catalog'
import { compareMessages } from '../../messages/catalog/compare.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Chip } from '../../ui/choices/chip.tsx'
import { ChipGroup } from '../../ui/choices/chip-group.tsx'
import { useMessages } from '../preferences/preferences.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { useCompared } from './use-compared.ts'

interface CompareLineProps {
  readonly id: ShopId
  readonly title: string
}

/** On a shop's own page: put it beside others, and look at them together. Load it lazily. */
export function CompareLine({ id, title }: CompareLineProps) {
  const messages = useMessages(compareMessages)
  const { ids } = useCompared()
  return (
    <ChipGroup label={messages.tray}>
      <CompareToggle id={id} title={title} />
      {ids.length >= MIN_COMPARED && (
        <Chip link={(parts) => <PageLink to={comparePath(ids)} {...parts} />}>{messages.go(ids.length)}</Chip>
      )}
    </ChipGroup>
  )
}
