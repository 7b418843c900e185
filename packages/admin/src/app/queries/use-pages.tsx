import type { Page, Result } from '@diandu/core/kernel'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Typography } from 'antd'
import { frameMessages } from '../../messages/frame.messages.ts'
import { useMessages } from '../preferences.tsx'
import { valueOf } from './failure-error.ts'

type Load<T> = (cursor: string | null, signal: AbortSignal) => Promise<Result<Page<T>>>

/** A list that goes on by a cursor: its query, all items so far, and the foot that loads more. */
export function usePages<T>(key: readonly unknown[], load: Load<T>) {
  const texts = useMessages(frameMessages)
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => valueOf(await load(pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const foot = (
    <div className="log-more">
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      ) : (
        <Typography.Text type="secondary">{texts.end}</Typography.Text>
      )}
    </div>
  )
  return { query: { data: data?.pages.flatMap(({ items }) => items), error, refetch, isFetching }, foot }
}
