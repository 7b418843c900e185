import { useSearchParams } from 'react-router-dom'
import { isSaleGroup, SALE_GROUPS, type SaleGroup } from '@diandu/core/selling'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import { ownListingsQuery } from '../selling-queries.ts'
import { OwnListingCard } from './own-listing-card.tsx'

const GROUPS = Object.keys(SALE_GROUPS) as SaleGroup[]
const groupOf = (text: string | null): SaleGroup => (text !== null && isSaleGroup(text) ? text : 'selling')

/** A person's shops for sale, by what there is to do with them; which, lives in the address. */
export function Page() {
  const messages = useMessages(myShopsMessages)
  const [search, setSearch] = useSearchParams()
  const group = groupOf(search.get('group'))
  const { items, isEmpty, more } = usePaged(ownListingsQuery(usePorts(), group), 'own-page')
  const sellOne = (
    <Button block link={(parts) => <PageLink to="/sellshop" {...parts} />}>
      {messages.sellOne}
    </Button>
  )
  return (
    <BackScreen title="myShops" home="/user_center" action={!isEmpty && <StickyAction>{sellOne}</StickyAction>}>
      <Tabs
        label={messages.groupsLabel}
        tabs={GROUPS.map((key) => ({ key, label: messages.groups[key] }))}
        current={group}
        onChange={(key) => setSearch(key === 'selling' ? {} : { group: key }, { replace: true })}
      >
        {isEmpty ? (
          <EmptyState picture="paper" action={sellOne}>
            {messages.empty[group]}
          </EmptyState>
        ) : (
          <div className="px-16 pt-12 pb-32">
            <EndlessList
              label={messages.list}
              items={items}
              keyOf={({ id }) => id}
              renderItem={(listing) => <OwnListingCard listing={listing} />}
              {...more}
              messages={messages}
            />
          </div>
        )}
      </Tabs>
    </BackScreen>
  )
}
