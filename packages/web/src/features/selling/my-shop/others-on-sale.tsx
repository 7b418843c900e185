import type { ShopId } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import { relatedQuery } from '../selling-queries.ts'

const MAX_SHOWN = 5

/** With what one's shop is compared by buyers: shops of other sellers first. */
export function OthersOnSale({ id }: { readonly id: ShopId }) {
  const messages = useMessages(myShopsMessages)
  const { data, isError, refetch } = useLoad(relatedQuery(usePorts(), id))
  if (isError && data === undefined)
    return (
      <Section title={messages.related}>
        <PartFailure onRetry={refetch} />
      </Section>
    )
  const others = (data ?? []).toSorted(
    (one, other) => Number(one.relation === 'same-seller') - Number(other.relation === 'same-seller'),
  )
  if (others.length === 0) return null
  return (
    <Section title={messages.related}>
      <Card padding="none">
        {others.slice(0, MAX_SHOWN).map(({ shop, relation }) => (
          <ListRow
            key={shop.id}
            title={shop.title}
            detail={messages.relations[relation]}
            end={formatMoney(shop.priceFen)}
            link={(parts) => <PageLink to={`/shop/${shop.id}`} {...parts} />}
          />
        ))}
      </Card>
    </Section>
  )
}
