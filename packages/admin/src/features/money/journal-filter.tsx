import { ACCOUNT_KINDS, type JournalFilter } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { POSTING_KINDS, type PostingKind } from '@diandu/core/wallet'
import { AutoComplete, DatePicker, Input, Select, Space } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

interface JournalFilterProps {
  readonly filter: JournalFilter
  readonly onChange: (filter: JournalFilter) => void
}

type Part = Partial<Record<keyof JournalFilter, string | undefined>>

const OF_PLATFORM = Object.entries(ACCOUNT_KINDS).filter(([account]) => account.startsWith('house:'))

/** By account, person, kind, order and days. */
export function JournalFilterBar({ filter, onChange }: JournalFilterProps) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const replace = (part: Part) =>
    onChange(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value)))
  const search = (key: 'person' | 'order') => (
    <Input.Search
      className="money-filter-text"
      aria-label={texts[key]}
      placeholder={texts[key]}
      maxLength={40}
      allowClear
      onSearch={(typed) => replace({ [key]: typed.trim() })}
    />
  )
  return (
    <Space className="log-filter" wrap>
      <AutoComplete
        className="money-filter-text"
        aria-label={texts.account}
        placeholder={texts.accountHint}
        allowClear
        options={OF_PLATFORM.map(([account, names]) => ({ value: account, label: nameIn(names, locale) }))}
        onSelect={(account: string) => replace({ account })}
        onClear={() => replace({ account: undefined })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') replace({ account: (event.target as HTMLInputElement).value.trim() })
        }}
      />
      {search('person')}
      {search('order')}
      <Select
        className="money-filter-kind"
        aria-label={texts.kind}
        placeholder={texts.anyKind}
        allowClear
        options={Object.entries(POSTING_KINDS).map(([kind, names]) => ({ value: kind, label: nameIn(names, locale) }))}
        onChange={(kind: PostingKind | undefined) => replace({ kind })}
      />
      <DatePicker.RangePicker
        aria-label={`${texts.fromDay} – ${texts.untilDay}`}
        placeholder={[texts.fromDay, texts.untilDay]}
        allowEmpty={[true, true]}
        onChange={(_, days) => replace({ fromDay: days?.[0] ?? undefined, untilDay: days?.[1] ?? undefined })}
      />
    </Space>
  )
}
