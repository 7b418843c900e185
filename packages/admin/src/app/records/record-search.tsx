import type { FoundRecords } from '@diandu/core/admin'
import { Empty, Input } from 'antd'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { peopleMessages } from '../../messages/people.messages.ts'
import { Loaded } from '../loaded.tsx'
import { useMessages } from '../preferences.tsx'
import { useLoad } from '../queries/use-load.ts'
import { usePorts } from '../services.tsx'

/** Users and orders by what staff know of them. The search is in the address, so that a result can be passed on. */
export function RecordSearch({ children }: { readonly children: (found: FoundRecords) => ReactElement }) {
  const texts = useMessages(peopleMessages)
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get('q') ?? ''
  return (
    <>
      <Input.Search
        key={text}
        className="search"
        aria-label={texts.search}
        defaultValue={text}
        placeholder={texts.hint}
        maxLength={80}
        allowClear
        enterButton={texts.search}
        onSearch={(typed) => setParameters(typed.trim() === '' ? {} : { q: typed.trim() })}
      />
      {text === '' ? <Empty description={texts.before} /> : <Found text={text}>{children}</Found>}
    </>
  )
}

function Found({
  text,
  children,
}: {
  readonly text: string
  readonly children: (found: FoundRecords) => ReactElement
}) {
  const { people } = usePorts()
  const found = useLoad(['people', text], (signal) => people.search(text, signal))
  return <Loaded query={found}>{children}</Loaded>
}
