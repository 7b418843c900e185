import { formatCount } from '@diandu/core/format'
import type { HotWord } from '@diandu/core/tools'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { Freshness } from '../freshness.tsx'
import { keywordPath } from '../keyword/keyword-address.ts'
import { ToolActions } from '../tool-actions.tsx'
import { hotWordsQuery } from '../tools-queries.ts'
import { TrendPicture } from '../trend-picture.tsx'
import { changeText, percentText } from '../trend-text.ts'
import styles from '../tools.module.css'
import { hotWordsText } from './hot-words-text.ts'

export function Page() {
  const messages = useMessages(toolsMessages)
  const title = useMessages(titleMessages).hotWords
  const locale = useLocale()
  const { data: hot, isError, pageFailure, refetch } = useLoad(hotWordsQuery(usePorts()), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <Screen top={<BackBar title={title} home="/instrument" />}>
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
    </Screen>
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
