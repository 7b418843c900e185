import { askedFor, type RequestCriteria } from '@diandu/core/buyer-requests'
import { formatCount } from '@diandu/core/format'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { liveMatchesQuery } from '../request-queries.ts'
import { shopsPath } from './want-address.ts'

const SHOWN = 3

/** How many shops fit what is being filled in, and the best of them. */
export function LiveMatches({ criteria: text }: { readonly criteria: string }) {
  const messages = useMessages(buyerRequestMessages)
  const { want } = messages
  const criteria = JSON.parse(text) as RequestCriteria
  const isAsked = askedFor(criteria).length > 0
  const { data, isError, refetch } = useLoad({
    ...liveMatchesQuery(usePorts(), criteria),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const more = <PageLink to={shopsPath(criteria)}>{want.seeAll}</PageLink>
  return (
    <Section title={want.live} {...(isAsked && data !== undefined && data.items.length > SHOWN ? { aside: more } : {})}>
      {!isAsked ? (
        <p>{want.liveHint}</p>
      ) : data === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={3} part />
      ) : (
        <>
          <p className="mb-8 strong" role="status">
            {data.items.length === 0
              ? want.liveNone
              : (data.total?.capped === true ? want.liveMore : want.liveCount)(
                  formatCount(data.total?.count ?? data.items.length),
                )}
          </p>
          <ul className="items-12" aria-label={want.live}>
            {data.items.slice(0, SHOWN).map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
