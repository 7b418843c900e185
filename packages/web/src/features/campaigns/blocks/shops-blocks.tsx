import type { CampaignBlock } from '@diandu/core/campaigns'
import { SHOP_KINDS, platformOf } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { campaignShopsQuery, rankingQuery, saleNewsQuery } from '../campaign-queries.ts'
import styles from '../campaigns.module.css'

interface ShopsBlockProps {
  readonly path: string
  readonly title: string
  readonly block: Extract<CampaignBlock, { readonly kind: 'shops' }>
}

/** Shops by a rule that is stated above them, and the way to all of them. */
export function ShopsBlock({ path, title, block }: ShopsBlockProps) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const { data: shops, isError, refetch } = useLoad(campaignShopsQuery(usePorts(), path, block.key))
  return (
    <Section title={title} aside={<PageLink to={`/lists?${block.filter}`}>{messages.all}</PageLink>}>
      <p className="detail mb-12">{nameIn(block.rule, locale)}</p>
      {shops === undefined ? (
        <LoadState messages={messages.load} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : shops.length === 0 ? (
        <p className="detail mb-12">{messages.noShops}</p>
      ) : (
        <ul className="mb-12 grid gap-12 cols-1">
          {shops.map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Who is kept by most; the place in the ranking, and by how many. */
export function RankingBlock({ title }: { readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const { data: ranked, isError, refetch } = useLoad(rankingQuery(usePorts()))
  if (ranked?.length === 0) return null
  return (
    <Section title={title}>
      <p className="detail mb-12">{messages.rankingRule}</p>
      {ranked === undefined ? (
        <LoadState messages={messages.load} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <Card padding="none">
          <ol>
            {ranked.map(({ shop, favouriteCount }, place) => (
              <li key={shop.id}>
                <ListRow
                  title={`${place + 1}. ${shop.title}`}
                  detail={messages.ranked(String(favouriteCount), formatMoney(shop.priceFen))}
                  link={(parts) => <PageLink to={`/shop/${shop.id}`} {...parts} />}
                />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </Section>
  )
}

/** Recent sales, without names. */
export function NewsBlock({ title }: { readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const { data: news, isError, refetch } = useLoad(saleNewsQuery(usePorts()))
  if (news?.length === 0) return null
  return (
    <Section title={title}>
      {news === undefined ? (
        <LoadState messages={messages.load} lines={4} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.news}>
          {news.map(({ platform, kind, priceFen, soldAt }, place) => (
            <li key={place}>
              <span>
                {nameIn(platformOf(platform).name, locale)} · {nameIn(SHOP_KINDS[kind], locale)}
              </span>
              <span>{formatMoney(priceFen)}</span>
              <time className="quiet" dateTime={new Date(soldAt).toISOString()}>
                {formatTime(soldAt, 'yyyy-mm-dd')}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
