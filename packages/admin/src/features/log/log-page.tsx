import { jsonDiff, STAFF_ACTS, type LogFilter, type ShownLogEntry, type StaffAct } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Descriptions, Table, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { ChangesTable } from '../../app/changes-table.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePages } from '../../app/queries/use-pages.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { LOG_OBJECTS, LOG_STEPS } from '../../messages/log-names.messages.ts'
import { logMessages } from '../../messages/log.messages.ts'
import { LogFilterBar } from './log-filter.tsx'

export function LogPage() {
  const { pages } = useMessages(frameMessages)
  const [filter, setFilter] = useState<LogFilter>({})
  return (
    <>
      <h1>{pages.log}</h1>
      <LogFilterBar filter={filter} onChange={setFilter} />
      <LogTable filter={filter} />
    </>
  )
}

function LogTable({ filter }: { readonly filter: LogFilter }) {
  const texts = useMessages(logMessages)
  const actName = useActName()
  const { logs } = usePorts()
  const { query, foot } = usePages(['log', filter], (cursor, signal) => logs.entries(filter, cursor, signal))
  return (
    <Loaded query={query}>
      {(entries) => (
        <>
          <Table<ShownLogEntry>
            size="small"
            rowKey="number"
            pagination={false}
            scroll={{ x: 980 }}
            dataSource={entries}
            locale={{ emptyText: <span className="quiet">{texts.none}</span> }}
            expandable={{
              expandRowByClick: true,
              columnTitle: texts.changed,
              columnWidth: 88,
              expandedRowRender: (entry) => <EntryDetail entry={entry} />,
            }}
            columns={[
              { title: texts.number, dataIndex: 'number', width: 80 },
              { title: texts.at, dataIndex: 'at', width: 176, render: (at: number) => formatTime(at) },
              { title: texts.by, dataIndex: 'staffName', width: 88 },
              { title: texts.act, dataIndex: 'act', render: actName },
              { title: texts.object, render: (_, { object }) => <LoggedObject object={object} /> },
              { title: texts.reason, dataIndex: 'reason', className: 'long-text', width: 220 },
            ]}
          />
          {foot}
        </>
      )}
    </Loaded>
  )
}

/** An act or a step of a login, by its name. */
function useActName(): (act: string) => string {
  const { locale } = usePreferences()
  return (act) => {
    const names = Object.hasOwn(STAFF_ACTS, act) ? STAFF_ACTS[act as StaffAct].names : LOG_STEPS[act]
    return names === undefined ? act : nameIn(names, locale)
  }
}

function LoggedObject({ object: { kind, id } }: Pick<ShownLogEntry, 'object'>) {
  const { locale } = usePreferences()
  const names = LOG_OBJECTS[kind]
  return (
    <span>
      <span>{names === undefined ? kind : nameIn(names, locale)}</span> <span className="quiet">{id}</span>
    </span>
  )
}

function EntryDetail({ entry }: { readonly entry: ShownLogEntry }) {
  const texts = useMessages(logMessages)
  const { staff } = usePorts()
  const members = useLoad(['staff'], staff.all, { isWanted: useMay()('see-staff') })
  const second = members.data?.find(({ staffId }) => staffId === entry.approvedBy)?.name ?? entry.approvedBy
  const changes = jsonDiff(entry.before, entry.after)
  return (
    <>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'reason', label: texts.reason, children: entry.reason },
          { key: 'user', label: texts.user, children: entry.userId ?? '—' },
          { key: 'approved', label: texts.approvedBy, children: second ?? '—' },
          { key: 'address', label: texts.address, children: entry.address },
        ]}
      />
      {changes.length === 0 ? (
        <Typography.Text type="secondary">{texts.nothingChanged}</Typography.Text>
      ) : (
        <ChangesTable changes={changes} heads={[texts.item, texts.before, texts.after]} />
      )}
    </>
  )
}
