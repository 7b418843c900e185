import { PageLink } from '../../../router/page-link.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { contractsQuery } from '../contract-queries.ts'
import { ContractCard } from './contract-card.tsx'

/** Every contract of a person, the newest first. */
export function ContractList() {
  const messages = useMessages(contractMessages).list
  const { items: contracts, isEmpty, more } = usePaged(contractsQuery(usePorts()), 'own-page')
  if (isEmpty) {
    return (
      <EmptyState
        picture="paper"
        action={
          <Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{messages.emptyAction}</Button>
        }
      >
        {messages.empty}
      </EmptyState>
    )
  }
  return (
    <EndlessList
      label={messages.label}
      items={contracts}
      keyOf={(contract) => contract.id}
      renderItem={(contract) => <ContractCard contract={contract} />}
      {...more}
      messages={messages}
      skeleton={<SkeletonCards count={3} />}
    />
  )
}
