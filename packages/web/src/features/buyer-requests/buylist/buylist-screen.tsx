import { useQueryChoices } from '../../../app/device/use-query-choices.ts'
import { INDUSTRIES, publicPlatforms, SHOP_KINDS } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { openRequestsQuery } from '../request-queries.ts'
import { readBuylistAddress } from './buylist-address.ts'
import { OpenRequestCard } from './open-request-card.tsx'

export function Page() {
  const messages = useMessages(buyerRequestMessages)
  const { buylist } = messages
  const title = useMessages(titleMessages).buylist
  const locale = useLocale()
  const user = useUser()
  const [search, changeSearch] = useQueryChoices()
  const asked = readBuylistAddress(search)
  // Only who is logged in has shops.
  const filter = { ...asked, fitting: asked.fitting && user !== undefined }
  const { items, isEmpty, pageFailure, more } = usePaged(openRequestsQuery(usePorts(), filter, user?.userId), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  const isNarrowed = filter.platform !== undefined || filter.kind !== undefined || filter.industry !== undefined
  const choose = (key: string, value: string) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now)
      if (value === '') next.delete(key)
      else next.set(key, value)
      return next
    })
  const any = { value: '', label: messages.any }
  const list = isEmpty ? (
    <EmptyState
      picture="search"
      action={
        isNarrowed ? (
          <Button
            look="secondary"
            onClick={() => changeSearch(() => new URLSearchParams(filter.fitting ? { fits: 'my-shops' } : {}))}
          >
            {buylist.clear}
          </Button>
        ) : (
          <Button look="secondary" link={(parts) => <PageLink to="/want_buy" {...parts} />}>
            {buylist.publish}
          </Button>
        )
      }
    >
      {isNarrowed ? buylist.emptyFiltered : filter.fitting ? buylist.emptyMine : buylist.empty}
    </EmptyState>
  ) : (
    <div className="px-16 pt-12 pb-16">
      <EndlessList
        label={buylist.label}
        items={items}
        keyOf={({ id }) => id}
        renderItem={(request) => <OpenRequestCard request={request} />}
        {...more}
        messages={messages.list}
        skeleton={<SkeletonCards count={3} />}
      />
    </div>
  )
  return (
    <Screen
      top={<BackBar title={title} home="/" />}
      action={
        <StickyAction>
          <Button block link={(parts) => <PageLink to="/want_buy" {...parts} />}>
            {buylist.publish}
          </Button>
        </StickyAction>
      }
    >
      <div className="pt-16 pb-32">
        <p className="detail px-16 mb-16">{buylist.lead}</p>
        <section className="px-16 mb-16" aria-label={buylist.filter}>
          <div className="grid gap-12 cols-2">
            <SelectField
              label={messages.want.platform}
              value={filter.platform?.toString() ?? ''}
              options={[
                any,
                ...publicPlatforms().map(({ id, name }) => ({ value: String(id), label: nameIn(name, locale) })),
              ]}
              onChange={(value) => choose('platform', value)}
            />
            <SelectField
              label={messages.want.kind}
              value={filter.kind ?? ''}
              options={[
                any,
                ...Object.entries(SHOP_KINDS).map(([value, name]) => ({ value, label: nameIn(name, locale) })),
              ]}
              onChange={(value) => choose('kind', value)}
            />
          </div>
          <SelectField
            label={messages.want.industry}
            value={filter.industry ?? ''}
            options={[
              any,
              ...Object.entries(INDUSTRIES).map(([value, name]) => ({ value, label: nameIn(name, locale) })),
            ]}
            onChange={(value) => choose('industry', value)}
          />
        </section>
        {user === undefined ? (
          list
        ) : (
          <Tabs
            label={buylist.tabs}
            tabs={[
              { key: '', label: buylist.all },
              { key: 'my-shops', label: buylist.mine },
            ]}
            current={filter.fitting ? 'my-shops' : ''}
            onChange={(key) => choose('fits', key)}
          >
            {list}
          </Tabs>
        )}
      </div>
    </Screen>
  )
}
