import { parseCriteria, type OpenRequest, type OpenRequestFilter } from '@diandu/core/buyer-requests'
import { INDUSTRIES, SHOP_KINDS, publicPlatforms } from '@diandu/core/catalog'
import { formatCount, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryChoices } from '../../../app/device/use-query-choices.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { openRequestsQuery } from '../request-queries.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ search, queries, ports }) => {
  const filter = readBuylistAddress(search)
  if (!filter.fitting) await queries.prefetchInfiniteQuery(openRequestsQuery(ports, filter, undefined))
}

export const main: NonNullable<PageModule['main']> = ({ search, ports }) =>
  openRequestsQuery(ports, readBuylistAddress(search), undefined).queryKey

export function Page() {
  const messages = useMessages(buyerRequestMessages)
  const { buylist } = messages
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
      />
    </div>
  )
  return (
    <BackScreen
      title="buylist"
      home="/"
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
    </BackScreen>
  )
}

/** Total: what is not understood is left out. */
function readBuylistAddress(search: URLSearchParams): OpenRequestFilter {
  const parameter = (key: string) => search.get(key) ?? ''
  const { platform, kind, industry } = parseCriteria({
    platform: parameter('platform'),
    kind: parameter('kind'),
    industry: parameter('industry'),
  })
  return {
    ...(platform === undefined ? {} : { platform }),
    ...(kind === undefined ? {} : { kind }),
    ...(industry === undefined ? {} : { industry }),
    fitting: parameter('fits') === 'my-shops',
  }
}

/** One buyer's request, as sellers read it. */
function OpenRequestCard({ request }: { readonly request: OpenRequest }) {
  const { buylist: messages, mine } = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const { id, criteria, content, until, buyerName, offerCount, isOwn, fittingCount } = request
  return (
    <Card>
      <p className="ends items-start">
        <span className="strong break-anywhere">{criteriaTexts(criteria, locale).join(' · ')}</span>
        {isOwn ? (
          <Badge tone="ferry">{messages.own}</Badge>
        ) : (
          fittingCount > 0 && <Badge tone="green">{messages.fits(formatCount(fittingCount))}</Badge>
        )}
      </p>
      {content !== '' && <p className="mt-8 break-anywhere">{content}</p>}
      <p className="note trail-12 mt-8 flex wrap">
        <span>{messages.by(buyerName)}</span>
        <span>{mine.until(formatTime(until, 'yyyy-mm-dd'))}</span>
        {offerCount > 0 && <span>{messages.offers(formatCount(offerCount))}</span>}
      </p>
      <div className="mt-12 grid gap-8">
        {isOwn ? (
          <Button look="secondary" block link={(parts) => <PageLink to={`/user_center/request/${id}`} {...parts} />}>
            {messages.seeOwn}
          </Button>
        ) : (
          <Button
            look={fittingCount > 0 ? 'primary' : 'secondary'}
            block
            link={(parts) => <PageLink to={`/user_center/offer_shop/${id}`} {...parts} />}
          >
            {messages.offer}
          </Button>
        )}
      </div>
    </Card>
  )
}
