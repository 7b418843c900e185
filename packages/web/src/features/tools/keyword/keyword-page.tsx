import { MAX_SEARCH_LENGTH } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { cleanSearchText } from '@diandu/core/input'
import type { KeywordAnswer } from '@diandu/core/tools'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SearchField } from '../../../ui/inputs/search-field.tsx'
import { keywordQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { keywordPath, wordOf } from './keyword-address.ts'
import { KeywordResult } from './keyword-result.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const { word, length } = wordOf(search)
  if (length > 0 && length <= MAX_SEARCH_LENGTH) await queries.prefetchQuery(keywordQuery(ports, word))
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) =>
  keywordQuery(ports, wordOf(search).word).queryKey

export function Page() {
  const messages = useMessages(toolsMessages).keyword
  const navigate = useNavigate()
  const asked = wordOf(useSearchParams()[0])
  const isAsked = asked.length > 0 && asked.length <= MAX_SEARCH_LENGTH
  const query = useLoad({ ...keywordQuery(usePorts(), asked.word), enabled: isAsked }, 'market')
  const [typed, setTyped] = useState(asked.word)
  const [isTooLong, setTooLong] = useState(asked.length > MAX_SEARCH_LENGTH)
  const look = (text: string) => {
    const word = cleanSearchText(text)
    const length = [...word].length
    setTyped(word)
    setTooLong(length > MAX_SEARCH_LENGTH)
    if (length > 0 && length <= MAX_SEARCH_LENGTH) void navigate(keywordPath(word), { replace: true })
  }
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <BackScreen title="keyword" home="/instrument">
      <div className="pt-16 pb-32">
        <div className={styles.form}>
          <p className={styles.lead}>{messages.intro}</p>
          <div className="my-12">
            <SearchField
              label={messages.label}
              action="/instrument/keyword"
              name="word"
              placeholder={messages.placeholder}
              value={typed}
              clearLabel={messages.clear}
              onChange={setTyped}
              onSearch={look}
            />
          </div>
          <Button block onClick={() => look(typed)}>
            {messages.look}
          </Button>
          {asked.length === 0 && (
            <Button look="quiet" block link={(parts) => <PageLink to="/instrument/hotWord" {...parts} />}>
              {messages.toHot}
            </Button>
          )}
        </div>
        {isTooLong ? (
          <div className="px-16 mb-16">
            <Notice tone="warning" live>
              {messages.tooLong(formatCount([...cleanSearchText(typed)].length))}
            </Notice>
          </div>
        ) : (
          isAsked && <Answer key={asked.word} query={query} />
        )}
      </div>
    </BackScreen>
  )
}

function Answer({ query }: { readonly query: ReturnType<typeof useLoad<KeywordAnswer>> }) {
  const messages = useMessages(toolsMessages).load
  const { data: answer, isError, refetch } = query
  if (answer === undefined)
    return <LoadState messages={messages} isError={isError} onRetry={() => void refetch()} lines={6} part inset />
  return <KeywordResult answer={answer} />
}
