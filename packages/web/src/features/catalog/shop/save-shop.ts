import type { QueryClient } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { Clock, Result } from '@diandu/core/kernel'
import type { ReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { sendLatestChoice, type LatestChoice } from '../../../app/device/send-latest-choice.ts'
import type { PortsSource } from '../../../app/queries/queries.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

interface SavingShop {
  readonly id: ShopId
  /** Of the wish that a lapsed login leaves. */
  readonly name: string
  readonly ports: PortsSource
  readonly reportFailure: ReportFailure
  readonly queries: QueryClient
  readonly locale: Locale
  readonly clock: Clock
  readonly onSettled: () => void
}

/** Keeps a shop or lets it go, as is wished last. What is needed of it comes with the first tap. */
export function saveShop(
  last: LatestChoice,
  { id, name, ports, reportFailure, queries, locale, clock, onSettled }: SavingShop,
): Promise<void> {
  const messages = shopMessages[locale]
  const send = async (keep: boolean) => {
    const answer: Result<unknown> = await ports()
      .then(({ favourites }) => (keep ? favourites.add(id) : favourites.remove(id)))
      .catch(() => ({ ok: false, failure: { kind: 'offline' } }) as const)
    if (answer.ok) {
      queries.setQueryData(isFavouriteQuery(ports, id).queryKey, keep)
      toasts.show(keep ? messages.saved : messages.unsaved, 'good')
      void queries.invalidateQueries({ queryKey: ['favourites'] })
    } else {
      reportFailure(answer.failure, { name, path: `/shop/${id}`, words: keep })
      const reason = passingMessages(answer.failure, locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    }
    return answer.ok
  }
  return sendLatestChoice(last, { clock, send, onSettled })
}
