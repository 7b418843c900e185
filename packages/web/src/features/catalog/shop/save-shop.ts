import type { QueryClient } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { Clock } from '@diandu/core/kernel'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { sendLatestChoice, type LatestChoice } from '../../../app/device/send-latest-choice.ts'
import type { PortsSource } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
import type { Wish } from '../../../app/session/login-requests.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

interface SavingShop {
  readonly id: ShopId
  /** Of the wish that a lapsed login leaves. */
  readonly name: string
  readonly ports: PortsSource
  readonly queries: QueryClient
  readonly locale: Locale
  readonly clock: Clock
  readonly onSettled: () => void
}

/** Keeps a shop or lets it go, as is wished last. What is needed of it comes with the first tap. */
export function saveShop(
  last: LatestChoice,
  { id, name, ports, queries, locale, clock, onSettled }: SavingShop,
): Promise<void> {
  const messages = shopMessages[locale]
  const send = (keep: boolean) =>
    queries
      .getMutationCache()
      .build(queries, {
        meta: { wish: { name, path: `/shop/${id}`, words: keep } satisfies Wish },
        mutationFn: () => call(ports, ({ favourites }) => (keep ? favourites.add(id) : favourites.remove(id)))(),
        onError: (error: Error) => {
          const reason = passingMessages(failureOfError(error), locale)
          if (reason !== undefined) toasts.show(reason, 'bad')
        },
        onSuccess: () => {
          queries.setQueryData(isFavouriteQuery(ports, id).queryKey, keep)
          toasts.show(keep ? messages.saved : messages.unsaved, 'good')
          void queries.invalidateQueries({ queryKey: ['favourites'] })
        },
      })
      .execute(undefined)
      .then(
        () => true,
        () => false,
      )
  return sendLatestChoice(last, { clock, send, onSettled })
}
