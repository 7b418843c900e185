import { jsonDiff, STAFF_ACTS, type LogFilter, type ShownLogEntry, type StaffAct } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Descriptions, Table, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { ChangesTable } from '../../app/changes-table.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { valueOf } from '../../app/queries/failure-error.ts'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
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
  const query = useInfiniteQuery({
    queryKey: ['log', filter],
    queryFn: async ({ pageParam, signal }) => valueOf(await logs.entries(filter, pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          <Table<ShownLogEntry>
            size="small"
            rowKey="number"
            pagination={false}
            dataSource={pages.flatMap(({ items }) => items)}
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
              { title: texts.by, dataIndex: 'staffName' },
              { title: texts.act, dataIndex: 'act', render: actName },
              { title: texts.object, render: (_, { object }) => `${object.kind} ${object.id}` },
              { title: texts.reason, dataIndex: 'reason', ellipsis: true, width: 240 },
            ]}
          />
          <div className="log-more">
            {query.hasNextPage ? (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {texts.more}
              </Button>
            ) : (
              <Typography.Text type="secondary">{texts.end}</Typography.Text>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}

/** An act by its name; a step of a login, which is none of the table, as it is stored. */
function useActName(): (act: string) => string {
  const { locale } = usePreferences()
  return (act) => (Object.hasOwn(STAFF_ACTS, act) ? nameIn(STAFF_ACTS[act as StaffAct].names, locale) : act)
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
