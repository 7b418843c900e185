import { QueryObserver } from '@tanstack/react-query'
import type { Failure } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { valueOrThrow } from './failures/failure-error.ts'
import { createQueryClient } from './query-client.ts'

const DELAY = 500

function delayOf(queries: ReturnType<typeof createQueryClient>): unknown {
  return queries.getDefaultOptions().queries?.retryDelay
}

it.each<[Failure, number]>([
  [{ kind: 'http', status: 400 }, 1],
  [{ kind: 'http', status: 404 }, 1],
  [{ kind: 'http', status: 499 }, 1],
  [{ kind: 'refused', message: '没有这家店' }, 1],
  [{ kind: 'login-required' }, 1],
  [{ kind: 'too-many-requests', retryAfterMs: 1_000 }, 1],
  [{ kind: 'timeout' }, 1],
  [{ kind: 'http', status: 500 }, 2],
  [{ kind: 'http', status: 503 }, 2],
  [{ kind: 'offline' }, 2],
])('a question that fails with %j is asked %i times before its page says so (WEB-161)', async (failure, times) => {
  const onFailure = vi.fn()
  const queries = createQueryClient(onFailure)
  expect(delayOf(queries)).toBe(DELAY)
  const queryFn = vi.fn(async () => valueOrThrow({ ok: false, failure } as const))
  const observer = new QueryObserver(queries, { queryKey: ['shop'], queryFn, retryDelay: 0 })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), { timeout: 30_000 })
  expect(queryFn).toHaveBeenCalledTimes(times)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
  stop()
})
