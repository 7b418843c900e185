import type { ListingVerdict, ReviewedListingDetail, WaitingListing } from '@diandu/core/admin'
import type { ShopId } from '@diandu/core/catalog'
import { failureText } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct } from '../../app/queries/use-act.ts'
import { usePorts } from '../../app/services.tsx'
import { listingsMessages } from '../../messages/listings.messages.ts'

export const LISTINGS_KEY = ['listings'] as const
export const listingKey = (id: string) => ['listing', id] as const

const DONE = { accept: 'accepted', refuse: 'refused', ask: 'queried' } as const

/**
 * Decides a case and opens the next one before the answer is there. Where the server refuses, the case is opened again,
 * read anew, with what was typed for it.
 */
export function useDecideListing(rows: readonly WaitingListing[]) {
  const texts = useMessages(listingsMessages)
  const { locale } = usePreferences()
  const { message, notification } = App.useApp()
  const { listings } = usePorts()
  const { act } = useAct()
  const queries = useQueryClient()
  const goTo = useNavigate()
  /** Decisions whose answers are on their way: the list is read again after the last of them. */
  const underway = useRef(0)
  const pathOf = (id: ShopId) => `/listings/${id}`

  return async ({ id, revision, title }: ReviewedListingDetail, verdict: ListingVerdict): Promise<boolean> => {
    const place = rows.findIndex((row) => row.id === id)
    const left = rows.filter((row) => row.id !== id)
    const next = left[Math.max(0, place)] ?? left.at(-1)
    underway.current += 1
    // A list that is on its way was read before this decision.
    await queries.cancelQueries({ queryKey: LISTINGS_KEY })
    queries.setQueryData(LISTINGS_KEY, left)
    notification.destroy(id)
    void goTo(next === undefined ? '/listings' : pathOf(next.id))

    const result = await act(() => listings.decide(id, revision, verdict))
    underway.current -= 1
    if (underway.current === 0) {
      void queries.invalidateQueries({ queryKey: LISTINGS_KEY })
      void queries.invalidateQueries({ queryKey: ['today'] })
    }
    if (result.ok) {
      queries.removeQueries({ queryKey: listingKey(id) })
      void message.success(texts[DONE[verdict.kind]](title))
      return true
    }
    const isStale = result.failure.kind === 'refused' && result.failure.reason === 'changed-elsewhere'
    notification.error({
      key: id,
      title: texts.failed(title),
      description: [failureText(result.failure, locale), ...(isStale ? [texts.readAgain] : [])].join(' '),
      duration: 0,
      placement: 'bottomRight',
    })
    void queries.invalidateQueries({ queryKey: listingKey(id) })
    void goTo(pathOf(id))
    return false
  }
}
