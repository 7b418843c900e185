import type { RequestId } from '@diandu/core/buyer-requests'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { requestOffersQuery } from '../request-queries.ts'
import { ShopOfferCard } from './shop-offer-card.tsx'

export function RequestOffers({ id }: { readonly id: RequestId }) {
  const messages = useMessages(buyerRequestMessages)
  const { items, isEmpty, more } = usePaged(requestOffersQuery(usePorts(), id), 'own-part')
  return (
    <Section title={messages.request.offers}>
      {isEmpty ? (
        <p>{messages.request.noOffers}</p>
      ) : (
        <EndlessList
          label={messages.request.offerList}
          items={items}
          keyOf={(offer) => offer.id}
          renderItem={(offer) => <ShopOfferCard offer={offer} />}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonCards count={1} />}
        />
      )}
    </Section>
  )
}
