import type { ContentName } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'

/** An act about a document: what it says when it is done, and the document read again. */
export function useContentAct({ kind, id }: ContentName) {
  const { act, isBusy } = useAct()
  const { message } = App.useApp()
  const notice = useFailureNotice()
  const queries = useQueryClient()
  async function run<T>(work: () => Promise<Result<T>>, done: string): Promise<Result<T>> {
    const result = await act(work)
    if (result.ok) void message.success(done)
    else notice(result.failure)
    await queries.invalidateQueries({ queryKey: ['content', kind, id] })
    void queries.invalidateQueries({ queryKey: ['content', kind] })
    return result
  }
  return { run, isBusy }
}
