import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { Ports } from '../../../composition/ports.ts'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { useSendGates } from '../../device/use-send-gates.ts'
import { useLocale } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

const KEPT = ['coins', 'coin-month', 'coin-gifts', 'coin-exchanges', 'coupons', 'campaign-points']

/** One movement of coins at a time; its end is told, and whatever shows coins is asked for again. */
export function useCoinAction() {
  const ports = usePorts()
  const queries = useQueryClient()
  const locale = useLocale()
  const reportFailure = useReportFailure()
  const gates = useSendGates()
  const [busy, setBusy] = useState<string>()
  const act = async (name: string, done: string, send: (coins: Ports['coins']) => Promise<Result<unknown>>) => {
    if (busy !== undefined || !gates(name).enter()) return false
    setBusy(name)
    const answer = await send((await ports()).coins)
    setBusy(undefined)
    if (answer.ok) toasts.show(done, 'good')
    else {
      gates(name).reopen()
      reportFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
    }
    await Promise.all(KEPT.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return answer.ok
  }
  return { act, busy }
}
