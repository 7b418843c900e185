import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { Ports } from '../../../composition/ports.ts'
import { useSend, type KeyFor } from '../../queries/use-send.ts'
import { useLocale } from '../../preferences/preferences.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

const KEPT = ['coins', 'coin-month', 'coin-gifts', 'coin-exchanges', 'coupons', 'campaign-points']

interface CoinAction {
  readonly name: string
  readonly done: string
  readonly send: (coins: Ports['coins'], keyFor: KeyFor) => Promise<Result<unknown>>
}

/** One movement of coins at a time; its end is told, and whatever shows coins is asked for again. */
export function useCoinAction() {
  const queries = useQueryClient()
  const locale = useLocale()
  const { send, busyWith } = useSend({
    about: ({ name }: CoinAction) => name,
    send: ({ coins }, action, keyFor) => action.send(coins, keyFor),
    onDone: (_, { done }) => toasts.show(done, 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: () => Promise.all(KEPT.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  return {
    act: (name: string, done: string, act: CoinAction['send']) => send({ name, done, send: act }),
    busy: busyWith?.name,
  }
}
