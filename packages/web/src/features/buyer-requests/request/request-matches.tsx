import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnRequest } from '@diandu/core/buyer-requests'
import type { ShopCard as Shop } from '@diandu/core/catalog'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { reasonLine } from '../../../app/shops/requests/criteria-text.ts'
import { matchesQuery } from '../request-queries.ts'

/** The shops that fit a request, each with why. One that has gone since is said to be gone, and the others stay. */
export function RequestMatches({ request }: { readonly request: OwnRequest }) {
  const messages = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const query = matchesQuery(ports, request.id)
  const { items, isEmpty, more } = usePaged(query, 'own-part')
  /** Looks once more before the page is left for a shop that may be gone. */
  const open = async (event: MouseEvent, shop: Shop) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const { catalog } = await ports()
    const now = await catalog.detail(shop.id)
    const isGone = now.ok ? now.value.status !== 'on-sale' : now.failure.kind === 'refused'
    if (!isGone) return void navigate(`/shop/${shop.id}`, { state: { card: shop } })
    toasts.show(messages.request.gone, 'bad')
    await queries.invalidateQueries({ queryKey: query.queryKey })
    await queries.invalidateQueries({ queryKey: ['request', request.id] })
  }
  return (
    <Section title={messages.request.matches}>
      {isEmpty ? (
        <p>{messages.request.noMatches}</p>
      ) : (
        <EndlessList
          label={messages.request.matchList}
          items={items}
          keyOf={({ shop }) => shop.id}
          renderItem={({ shop, reasons }) => (
            <div onClickCapture={(event) => void open(event, shop)}>
              <ShopCard shop={shop} />
              <p className="remark my-4 break-anywhere">
                {reasonLine({ criteria: request.criteria, shop, reasons }, locale)}
              </p>
            </div>
          )}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonCards count={3} />}
        />
      )}
    </Section>
  )
}
