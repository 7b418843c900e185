import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { contractsQuery } from '../contract-queries.ts'
import { ContractCard } from './contract-card.tsx'

/** Every contract of a person, the newest first. */
export function ContractList() {
  const words = useWords(contractWords).list
  const { items: contracts, isEmpty, more } = usePaged(contractsQuery(usePorts()))
  if (isEmpty) {
    return (
      <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{words.emptyAction}</Button>}>
        {words.empty}
      </EmptyState>
    )
  }
  return (
    <EndlessList
      label={words.label}
      items={contracts}
      keyOf={(contract) => contract.id}
      renderItem={(contract) => <ContractCard contract={contract} />}
      {...more}
      words={words}
      skeleton={<SkeletonCards count={3} />}
    />
  )
}
