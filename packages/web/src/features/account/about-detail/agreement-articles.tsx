import type { useMarketQuery } from '../../../app/queries/use-market-query.ts'
import type { Agreement } from '@diandu/core/company'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'

/** The registration agreement, with the day since which it is in force. */
interface AgreementArticlesProps {
  readonly query: ReturnType<typeof useMarketQuery<Agreement>>
}

export function AgreementArticles({ query }: AgreementArticlesProps) {
  const { about, detail } = useMessages(aboutMessages)
  const locale = useLocale()
  const { data: agreement, isError, refetch } = query
  if (agreement === undefined)
    return <LoadState part messages={about} lines={10} isError={isError} onRetry={() => void refetch()} />
  const { opening, articles } = locale === 'en' ? agreement.en : agreement.zh
  return (
    <>
      <p>{opening}</p>
      {articles.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      ))}
      <p>{detail.version(agreement.version)}</p>
    </>
  )
}
