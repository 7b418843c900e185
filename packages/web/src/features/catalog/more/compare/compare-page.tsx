import { comparePath, parseCompared, type Shop, type ShopId } from '@diandu/core/catalog'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDevice } from '../../../../app/device/device-context.ts'
import { BackBar, Screen, BackScreen } from '../../../../app/layout/screen.tsx'
import { PartFailure } from '../../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { failureOfError } from '../../../../app/queries/failures/failure-error.ts'
import { usePorts, useLoad } from '../../../../app/queries/queries.ts'
import { useUser } from '../../../../app/session/session-context.ts'
import { agreedPricesQuery } from '../../../../app/shops/as-user/agreed-prices-query.ts'
import { useCompared } from '../../../../app/shops/compare/use-compared.ts'
import { useSharing } from '../../../../app/shops/sharing/use-sharing.ts'
import { shopQuery } from '../../../../app/shops/shop-query.ts'
import { compareMessages } from '../../../../messages/catalog/compare.messages.ts'
import { titleMessages } from '../../../../messages/titles.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import type { PageModule } from '../../../../router/page.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { SegmentedControl } from '../../../../ui/choices/segmented-control.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import styles from './compare-page.module.css'
import { CompareTable, type ComparedColumn } from './compare-table.tsx'
import { compareView, differencesOf } from './compare-view.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ search, queries, ports }) => {
  await Promise.all(parseCompared(search.get('ids') ?? '').map((id) => queries.prefetchQuery(shopQuery(ports, id))))
}

/** Two to four shops side by side; the address says which. */
export function Page() {
  const messages = useMessages(compareMessages)
  const [search] = useSearchParams()
  const ids = parseCompared(search.get('ids') ?? '')
  if (ids.length === 0)
    return (
      <BackScreen title="compare" home="/lists">
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.find}</Button>}
        >
          {messages.empty}
        </EmptyState>
      </BackScreen>
    )
  return <Comparison ids={ids} />
}

function Comparison({ ids }: { readonly ids: readonly ShopId[] }) {
  const messages = useMessages(compareMessages)
  const title = useMessages(titleMessages).compare
  const locale = useLocale()
  const ports = usePorts()
  const { clock } = useDevice()
  const navigate = useNavigate()
  const compared = useCompared()
  const [shows, show] = useState<'all' | 'differences'>('all')
  const answers = useQueries({ queries: ids.map((id) => shopQuery(ports, id)) })
  const columns = ids.map((id, place): ComparedColumn => ({ id, shop: shownOf(answers[place]) }))
  const hasUser = useUser() !== undefined
  const { data: agreed } = useLoad({ ...agreedPricesQuery(ports), enabled: hasUser })
  const shops = columns.flatMap(({ shop }) => shop ?? [])
  const [asked, share] = useSharing(
    async () => (await import('./compare-sharing.tsx')).CompareSharing,
    messages.shareFailed,
  )
  const takeOut = (id: ShopId) => {
    const left = ids.filter((one) => one !== id)
    compared.write(compared.ids.filter((one) => one !== id))
    void navigate(left.length === 0 ? '/compare' : comparePath(left), { replace: true })
  }
  const isWaiting = answers.some(({ isPending, isError }) => isPending && !isError)
  const failed = answers.filter(({ data, error }) => data === undefined && error !== null && !isGone(error))
  const groups = compareView(
    columns.map(({ shop }) => shop),
    locale,
    clock.now(),
    agreed,
  )
  const shown = shows === 'all' ? groups : differencesOf(groups)
  return (
    <Screen
      wide
      top={
        <BackBar
          title={title}
          home="/lists"
          end={shops.length > 0 && <IconButton icon="share" label={messages.share} onClick={share} />}
        />
      }
    >
      <div className="px-16 py-12 reading-width">
        <SegmentedControl
          label={messages.show}
          value={shows}
          segments={[
            { value: 'all', label: messages.all },
            { value: 'differences', label: messages.differences },
          ]}
          onChange={show}
        />
        {ids.length > 2 && <p className={`note mt-8 ${styles.hint}`}>{messages.hint}</p>}
      </div>
      {isWaiting ? (
        <Skeleton label={title}>
          <SkeletonLines count={10} />
        </Skeleton>
      ) : failed.length > 0 ? (
        <PartFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : (
        <CompareTable columns={columns} groups={shown} onTakeOut={takeOut} />
      )}
      {!isWaiting && shown.length === 0 && <p className={styles.alike}>{messages.nothingDiffers}</p>}
      {asked && <asked.Sharing key={asked.turn} shops={shops} />}
    </Screen>
  )
}

const isGone = (error: Error): boolean => failureOfError(error).kind === 'refused'

const shownOf = (answer: { readonly data: Shop | undefined } | undefined): Shop | null => answer?.data ?? null
