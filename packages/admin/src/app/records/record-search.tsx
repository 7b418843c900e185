import type { FoundRecords } from '@diandu/core/admin'
import { Empty, Input } from 'antd'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { peopleMessages } from '../../messages/people.messages.ts'
import { Loaded } from '../loaded.tsx'
import { useMessages } from '../preferences.tsx'
import { useLoad } from '../queries/use-load.ts'
import { usePorts } from '../services.tsx'

/** The search that is in the address; empty where there is none. */
export const useSearchText = (): string => useSearchParams()[0].get('q') ?? ''

export function SearchField({ label, hint }: { readonly label: string; readonly hint: string }) {
  const [, setParameters] = useSearchParams()
  const text = useSearchText()
  return (
    <Input.Search
      key={text}
      className="search"
      aria-label={label}
      defaultValue={text}
      placeholder={hint}
      maxLength={80}
      allowClear
      enterButton={label}
      onSearch={(typed) => setParameters(typed.trim() === '' ? {} : { q: typed.trim() })}
    />
  )
}

/** Users and orders by what staff know of them. The search is in the address, so that a result can be passed on. */
export function RecordSearch({ children }: { readonly children: (found: FoundRecords) => ReactElement }) {
  const texts = useMessages(peopleMessages)
  const text = useSearchText()
  return (
    <>
      <SearchField label={texts.search} hint={texts.hint} />
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
