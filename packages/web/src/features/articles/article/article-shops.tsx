import type { ArticleId } from '@diandu/core/articles'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { articleShopsQuery } from '../article-queries.ts'

/** As many as are looked through below a text; the list has them all. */
const MAX_SHOWN = 4

/** Shops on sale to which a text applies. */
export function ArticleShops({ id, shopsPath }: { readonly id: ArticleId; readonly shopsPath: string }) {
  const messages = useMessages(articleMessages)
  const { data: shops, isError, refetch } = useLoad(articleShopsQuery(usePorts(), id))
  return (
    <Section
      title={messages.shops}
      aside={
        <PageLink to={shopsPath} className="type-line no-underline" data-screen-only>
          {messages.allShops}
        </PageLink>
      }
    >
      {shops === undefined ? (
        <LoadState messages={messages.list} isError={isError} onRetry={() => void refetch()} lines={6} part />
      ) : shops.length === 0 ? (
        <p className="note my-8">{messages.noShops}</p>
      ) : (
        <ul className="items-12">
          {shops.slice(0, MAX_SHOWN).map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
