import { formatCount, formatTime } from '@diandu/core/format'
import type { HotWord, HotWords, WordTrend } from '@diandu/core/tools'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Freshness, ToolActions } from '../tool-actions.tsx'
import { keywordPath } from '../keyword/keyword-address.ts'
import { hotWordsQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { changeText, percentText } from '../trend-text.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(hotWordsQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => hotWordsQuery(ports).queryKey

export function Page() {
  const messages = useMessages(toolsMessages)
  const locale = useLocale()
  const { data: hot, isError, pageFailure, refetch } = useLoad(hotWordsQuery(usePorts()), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <BackScreen title="hotWords" home="/instrument">
      <div className="pt-16 pb-32">
        {hot === undefined && (
          <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={8} inset />
        )}
        {hot?.words.length === 0 && (
          <EmptyState
            action={<Button link={(parts) => <PageLink to="/search" {...parts} />}>{messages.hot.toSearch}</Button>}
          >
            {messages.hot.empty}
          </EmptyState>
        )}
        {hot !== undefined && <Freshness counted={hot} />}
        {hot !== undefined && hot.words.length > 0 && (
          <>
            <ol className={styles.words} aria-label={messages.hot.list}>
              {hot.words.map((word, at) => (
                <li key={word.word}>
                  <WordRow word={word} rank={at + 1} />
                </li>
              ))}
            </ol>
            <ToolActions title={messages.hot.heading} text={() => hotWordsText(hot, locale)} />
          </>
        )}
      </div>
    </BackScreen>
  )
}

function WordRow({ word, rank }: { readonly word: HotWord; readonly rank: number }) {
  const messages = useMessages(toolsMessages).hot
  const locale = useLocale()
  return (
    <PageLink to={keywordPath(word.word)} className={styles.word}>
      <span className="quiet strong text-center">{rank}</span>
      <span>
        <span className="ink strong break-anywhere block">{word.word}</span>
        <span className={styles.note}>
          {messages.searches(formatCount(word.searches))} · {messages.share(percentText(word.share))}
        </span>
        <span className={styles.note}>
          {changeText(word, locale)} · {messages.shops(formatCount(word.shops.count), word.shops.capped)}
        </span>
      </span>
      <TrendPicture word={word.word} days={word.days} />
    </PageLink>
  )
}

/** The list as it is copied: a line for each word, then where it comes from. */
function hotWordsText({ words, asOf, isInvented }: HotWords, locale: Locale): string {
  const { hot, fresh } = toolsMessages[locale]
  return [
    hot.heading,
    ...words.map((trend, at) =>
      [
        `${at + 1}. ${trend.word}`,
        hot.searches(formatCount(trend.searches)),
        hot.share(percentText(trend.share)),
        changeText(trend, locale),
        hot.shops(formatCount(trend.shops.count), trend.shops.capped),
      ].join(' · '),
    ),
    fresh.counted(formatTime(asOf, 'yyyy-mm-dd hh:mm')),
    fresh.source,
    ...(isInvented ? [fresh.invented] : []),
  ].join('\n')
}

const WIDTH = 96
const HEIGHT = 28
const EDGE = 3

/** Thirty days of a word as one line; said in a sentence to those who listen. */
function TrendPicture({ word, days }: Pick<WordTrend, 'word' | 'days'>) {
  const messages = useMessages(toolsMessages).hot
  const highest = Math.max(1, ...days)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, days.length - 1)
  const points = days.map((count, at) => {
    const y = HEIGHT - EDGE - (count / highest) * (HEIGHT - 2 * EDGE)
    return `${(EDGE + at * step).toFixed(1)},${y.toFixed(1)}`
  })
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={messages.trend(word, formatCount(first), formatCount(last), formatCount(Math.max(...days)))}
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
