import type { Agreement } from '@diandu/core/company'
import type { useLoad } from '../../../app/queries/use-load.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'

/** The registration agreement, with the day since which it is in force. */
interface AgreementArticlesProps {
  readonly query: ReturnType<typeof useLoad<Agreement>>
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
