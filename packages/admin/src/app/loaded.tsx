import { failureText } from '@diandu/core/messages'
import { Button, Result, Skeleton } from 'antd'
import type { ReactElement } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { frameMessages } from '../messages/frame.messages.ts'
import { usePreferences, useMessages } from './preferences.tsx'
import { failureOfError } from './queries/failure-error.ts'

interface LoadedProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { readonly refetch: () => unknown }
  readonly children: (value: T) => ReactElement
}

/** The loaded data; until then an outline, or the failure. While it is loaded again the old data stay. */
export function Loaded<T>({ query, children }: LoadedProps<T>): ReactElement {
  const texts = useMessages(frameMessages)
  const { locale } = usePreferences()
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Outline label={texts.loading} />
  return (
    <Result
      status="warning"
      title={texts.notLoaded}
      subTitle={failureText(failureOfError(query.error), locale)}
      extra={
        <Button type="primary" loading={query.isFetching} onClick={() => query.refetch()}>
          {texts.retry}
        </Button>
      }
    />
  )
}

/** The library draws the outline's title as an empty heading: a reader of the screen hears the label instead. */
const Outline = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label} aria-busy>
    <div aria-hidden>
      <Skeleton active />
    </div>
  </div>
)
