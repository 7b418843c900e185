import { formatCount } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { MAX_CHECKED_LENGTH, createWordCheck } from '@diandu/core/tools'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTypedEarly } from '../../../app/forms/use-typed-early.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { wordCheckMessages } from '../../../messages/tools/word-check.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { wordListQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { WordResult } from './word-result.tsx'

export function Page() {
  const messages = useMessages(wordCheckMessages)
  const load = useMessages(toolsMessages).load
  const locale = useLocale()
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, (typed) => setText((now) => (now === '' ? (typed['text'] ?? '') : now)))
  const { data: list, isError, pageFailure, refetch } = useLoad(wordListQuery(usePorts()), 'market')
  const checked = useDeferredValue(text)
  const check = useMemo(() => (list === undefined ? undefined : createWordCheck(list)), [list])
  const length = useMemo(() => charactersIn(checked), [checked])
  const isTooLong = length > MAX_CHECKED_LENGTH
  const hits = useMemo(() => (isTooLong || check === undefined ? [] : check(checked)), [check, checked, isTooLong])
  const max = formatCount(MAX_CHECKED_LENGTH)
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <BackScreen title="wordCheck" home="/instrument">
      <div className="pt-16 pb-32">
        <form method="post" ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <p className={styles.lead}>{messages.intro}</p>
          <p className={styles.lead}>{messages.privacy}</p>
          <TextArea
            label={messages.label}
            name="text"
            value={text}
            rows={8}
            max={MAX_CHECKED_LENGTH}
            autoComplete="off"
            placeholder={messages.placeholder}
            clean={cleanTextarea}
            onChange={setText}
          />
          {text !== '' && (
            <Button look="quiet" size="small" icon="trash" onClick={() => setText('')}>
              {messages.clear}
            </Button>
          )}
        </form>
        {list === undefined && (
          <LoadState messages={load} isError={isError} onRetry={() => void refetch()} lines={2} part />
        )}
        {isTooLong && (
          <div className="px-16 mb-16">
            <Notice
              tone="warning"
              live
              action={
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => setText([...checked.trim()].slice(0, MAX_CHECKED_LENGTH).join(''))}
                >
                  {messages.cut(max)}
                </Button>
              }
            >
              {messages.tooLong(formatCount(length), max)}
            </Notice>
          </div>
        )}
        {list !== undefined && !isTooLong && length > 0 && <WordResult text={checked} hits={hits} list={list} />}
        {list !== undefined && (
          <p className={`note px-16 mb-16 ${styles.fresh}`}>
            {messages.list(list.date, formatCount(wordCount(list.groups)))} · {nameIn(list.source, locale)}
          </p>
        )}
      </div>
    </BackScreen>
  )
}

/** Counted without making a list of a mebibyte. */
function charactersIn(text: string): number {
  const trimmed = text.trim()
  let pairs = 0
  for (let at = 0; at < trimmed.length; at += 1) {
    const unit = trimmed.charCodeAt(at)
    if (unit >= 0xd800 && unit < 0xdc00) pairs += 1
  }
  return trimmed.length - pairs
}

const wordCount = (groups: readonly { readonly words: Readonly<Record<string, string>> }[]): number =>
  groups.reduce((sum, { words }) => sum + Object.keys(words).length, 0)
