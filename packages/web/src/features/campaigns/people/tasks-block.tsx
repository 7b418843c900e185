import { CoinTasks } from '../../../app/money/coins/coin-tasks.tsx'
import { coinsQuery } from '../../../app/money/coins-query.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'

/** The tasks of the gold coins, under a campaign's own heading. */
export function TasksBlock({ title }: { readonly title: string }) {
  const { load } = useMessages(campaignMessages)
  const { data: overview, isError, refetch } = useLoad(coinsQuery(usePorts()))
  return overview === undefined ? (
    <Section title={title}>
      <LoadState messages={load} lines={8} isError={isError} onRetry={() => void refetch()} />
    </Section>
  ) : (
    <CoinTasks overview={overview} title={title} />
  )
}
