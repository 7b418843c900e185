import { ARTICLE_CATEGORIES, isArticleCategory, type ArticleCategory } from '@diandu/core/articles'
import { nameIn } from '@diandu/core/messages'
import { useParams } from 'react-router-dom'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { ArticleCard } from '../article-card.tsx'
import { articlesQuery, categoriesQuery } from '../article-queries.ts'
import styles from './articles-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, parameters }) => {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(ports)),
    queries.prefetchInfiniteQuery(articlesQuery(ports, categoryOf(parameters))),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  articlesQuery(ports, categoryOf(parameters)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ parameters, locale }) => {
  const category = categoryOf(parameters)
  return {
    ...(category === null ? {} : { title: nameIn(ARTICLE_CATEGORIES[category], locale) }),
    canonicalPath: category === null ? '/taobao' : `/taobao/${category}`,
    isInFeed: true,
  }
}

export function Page() {
  const messages = useMessages(articleMessages)
  const locale = useLocale()
  const allTitle = useMessages(titleMessages).articles
  const category = categoryOf(useParams())
  const { items, isEmpty, pageFailure, more } = usePaged(articlesQuery(usePorts(), category), 'market')
  const title = category === null ? allTitle : nameIn(ARTICLE_CATEGORIES[category], locale)
  usePageTitle(title)
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <Screen wide top={<BackBar title={title} home={category === null ? '/' : '/taobao'} />}>
      <div className={`px-16 pb-16 pt-8 ${styles.page}`}>
        <Categories current={category} />
        {messages.language !== undefined && <p className="note mt-8">{messages.language}</p>}
        {category === null && (
          <div className="my-12">
            <Card padding="none">
              <ListRow
                icon="info"
                title={messages.toHotTopics}
                detail={messages.toHotTopicsLine}
                link={(parts) => <PageLink to="/hotTopics" {...parts} />}
              />
            </Card>
          </div>
        )}
        {isEmpty ? (
          <EmptyState
            action={
              category !== null && (
                <Button look="secondary" link={(parts) => <PageLink to="/taobao" {...parts} />}>
                  {messages.list.toAll}
                </Button>
              )
            }
          >
            {messages.list.empty}
          </EmptyState>
        ) : (
          <EndlessList
            label={messages.list.label}
            items={items}
            keyOf={(article) => article.id}
            renderItem={(article) => <ArticleCard article={article} />}
            {...more}
            messages={messages.list}
            skeleton={<SkeletonCards />}
          />
        )}
      </div>
    </Screen>
  )
}

/** Only those that have articles; the one that is shown stays, however empty it has become. */
function Categories({ current }: { readonly current: ArticleCategory | null }) {
  const messages = useMessages(articleMessages)
  const locale = useLocale()
  const { data: counts = [], isLoadingError, refetch } = useLoad(categoriesQuery(usePorts()))
  if (isLoadingError) return <PartFailure message={messages.categoriesFailed} onRetry={refetch} />
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChipGroup label={messages.categories} flow="scroll">
      <Chip chosen={current === null} link={(parts) => <PageLink to="/taobao" {...parts} />}>
        {`${messages.all} ${total}`}
      </Chip>
      {counts.map(({ category, count }) => (
        <Chip
          key={category}
          chosen={category === current}
          link={(parts) => <PageLink to={`/taobao/${category}`} {...parts} />}
        >
          {`${nameIn(ARTICLE_CATEGORIES[category], locale)} ${count}`}
        </Chip>
      ))}
    </ChipGroup>
  )
}

/** The category that an address names; null for all of them, as for an old address that names none of today's. */
function categoryOf({ news }: Readonly<Record<string, string | undefined>>): ArticleCategory | null {
  return news !== undefined && isArticleCategory(news) ? news : null
}
