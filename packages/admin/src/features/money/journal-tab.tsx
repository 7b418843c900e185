import type { JournalEntry, JournalFilter } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { POSTING_KINDS } from '@diandu/core/wallet'
import { Table } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { usePages } from '../../app/queries/use-pages.tsx'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'
import { accountName } from './account-name.ts'
import { ExportButton } from './export-button.tsx'
import { JournalFilterBar } from './journal-filter.tsx'

export function JournalTab() {
  const [filter, setFilter] = useState<JournalFilter>({})
  const mayExport = useMay()('export-money')
  return (
    <>
      <JournalFilterBar filter={filter} onChange={setFilter} />
      {mayExport && <ExportButton filter={filter} />}
      <JournalTable filter={filter} />
    </>
  )
}

function JournalTable({ filter }: { readonly filter: JournalFilter }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { books } = usePorts()
  const { query, foot } = usePages(['money', 'journal', filter], (cursor, signal) =>
    books.journal(filter, cursor, signal),
  )
  return (
    <Loaded query={query}>
      {(entries) => (
        <>
          <Table<JournalEntry>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 720 }}
            dataSource={entries}
            locale={{ emptyText: <span className="quiet">{texts.none}</span> }}
            columns={[
              { title: texts.time, dataIndex: 'at', width: 168, render: (at: number) => formatTime(at) },
              {
                title: texts.kind,
                dataIndex: 'kind',
                width: 128,
                render: (kind: JournalEntry['kind']) => nameIn(POSTING_KINDS[kind], locale),
              },
              { title: texts.lines, dataIndex: 'lines', render: (_, { lines }) => <Lines lines={lines} /> },
              { title: texts.subject, dataIndex: 'subject', width: 200, className: 'money-id' },
            ]}
          />
          {foot}
        </>
      )}
    </Loaded>
  )
}

function Lines({ lines }: Pick<JournalEntry, 'lines'>) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  if (lines.length === 0) return <span className="quiet">{texts.archived}</span>
  return (
    <ul className="money-lines">
      {lines.map(({ account, of, amountFen }) => (
        <li key={account}>
          <span>{accountName(account, of, locale)}</span>
          <span className="money-amount">{formatMoney(amountFen)}</span>
        </li>
      ))}
    </ul>
  )
}
