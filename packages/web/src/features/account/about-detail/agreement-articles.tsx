import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLoad } from '../../../app/queries/use-page-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'
import { agreementQuery } from '../agreement-query.ts'

/** What was agreed to at the registration, with the day since which it reads so. */
export function AgreementArticles() {
  const { about, detail } = useMessages(aboutMessages)
  const locale = useLocale()
  const { data: agreement, isError, refetch } = useLoad(agreementQuery(usePorts()))
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
