import { LINE_MATCHES, MATCH_GROUNDS, type LineMatch, type ShownStatementLine } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Segmented, Table, Tag } from 'antd'
import { useState } from 'react'
import { Loaded } from '../../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { usePages } from '../../../app/queries/use-pages.tsx'
import { usePorts } from '../../../app/services.tsx'
import { statementsMessages } from '../../../messages/statements.messages.ts'
import { RecordName } from './record-name.tsx'

const COLOURS = { matched: 'success', 'other-sum': 'warning', several: 'processing', left: 'default' } as const

/** Lines of one statement, narrowed by their match. */
export function StatementLines({ id }: { readonly id: string }) {
  const texts = useMessages(statementsMessages)
  const { locale } = usePreferences()
  const { statements } = usePorts()
  const [match, setMatch] = useState<LineMatch | 'all'>('all')
  const filter = match === 'all' ? { id } : { id, match }
  const { query, foot } = usePages(['money', 'statements', 'lines', filter], (cursor, signal) =>
    statements.lines(filter, cursor, signal),
  )
  return (
    <>
      <div>
        <Segmented<LineMatch | 'all'>
          aria-label={texts.match}
          value={match}
          onChange={setMatch}
          options={[
            { value: 'all', label: texts.all },
            ...Object.entries(LINE_MATCHES).map(([value, names]) => ({
              value: value as LineMatch,
              label: nameIn(names, locale),
            })),
          ]}
        />
      </div>
      <Loaded query={query}>
        {(lines) => (
          <>
            <Table<ShownStatementLine>
              size="small"
              rowKey="id"
              pagination={false}
              scroll={{ x: 1080 }}
              dataSource={lines}
              locale={{ emptyText: <span className="quiet">{texts.noLines}</span> }}
              columns={[
                { title: texts.time, dataIndex: 'at', width: 168, render: (at: number) => formatTime(at) },
                { title: texts.amount, dataIndex: 'amountFen', align: 'right', width: 140, render: formatMoney },
                { title: texts.other, render: (_, line) => otherSide(line) },
                { title: texts.remark, dataIndex: 'remark', className: 'money-id' },
                { title: texts.serial, dataIndex: 'serial', className: 'money-id', width: 140 },
                { title: texts.match, width: 150, render: (_, line) => <Match line={line} /> },
                { title: texts.record, render: (_, { records }) => <Records records={records} /> },
              ]}
            />
            {foot}
          </>
        )}
      </Loaded>
    </>
  )
}

const otherSide = ({ name, accountLastFour }: ShownStatementLine): string =>
  [name, ...(accountLastFour === '' ? [] : [`···· ${accountLastFour}`])].join(' ')

function Match({ line: { match, by } }: { readonly line: ShownStatementLine }) {
  const { locale } = usePreferences()
  return (
    <>
      <Tag color={COLOURS[match]}>{nameIn(LINE_MATCHES[match], locale)}</Tag>
      {by !== null && <span className="quiet">{nameIn(MATCH_GROUNDS[by], locale)}</span>}
    </>
  )
}

const Records = ({ records }: Pick<ShownStatementLine, 'records'>) => (
  <ul className="money-lines">
    {records.map((record) => (
      <li key={`${record.kind} ${record.id}`}>
        <RecordName record={record} />
      </li>
    ))}
  </ul>
)
