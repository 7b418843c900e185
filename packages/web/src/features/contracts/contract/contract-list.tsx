import { useInfiniteQuery } from '@tanstack/react-query'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
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
  const { data, fetchNextPage, hasNextPage, isFetching, isError, refetch } = useInfiniteQuery(contractsQuery(usePorts()))
  const contracts = data?.pages.flatMap((page) => page.items) ?? []
  if (data !== undefined && contracts.length === 0) {
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
      state={isError ? 'failed' : isFetching ? 'loading' : 'idle'}
      hasMore={hasNextPage}
      onMore={() => void (data === undefined ? refetch() : fetchNextPage())}
      words={words}
      skeleton={<SkeletonCards count={3} />}
    />
  )
}
