import { MAX_STATEMENT_BYTES, type BankStatement } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Table, Upload, type UploadProps } from 'antd'
import { Link, useSearchParams } from 'react-router-dom'
import { useMay } from '../../../app/access/self.tsx'
import { base64Of } from '../../../app/base64-of.ts'
import { Loaded } from '../../../app/loaded.tsx'
import { useMessages } from '../../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../../app/queries/use-act.ts'
import { usePages } from '../../../app/queries/use-pages.tsx'
import { usePorts } from '../../../app/services.tsx'
import { statementsMessages } from '../../../messages/statements.messages.ts'
import { OpenStatement } from './open-statement.tsx'

const NAME = 'statement'

/** Statements of the bank; the address names the open one. */
export function StatementsTab() {
  const [search, setSearch] = useSearchParams()
  const mayImport = useMay()('import-statement')
  const id = search.get(NAME)
  return (
    <div className="evidence">
      {mayImport && <ImportButton onImported={(imported) => setSearch({ [NAME]: imported })} />}
      <Statements open={id} />
      {id !== null && <OpenStatement key={id} id={id} />}
    </div>
  )
}

type SendFile = NonNullable<UploadProps['customRequest']>

function ImportButton({ onImported }: { readonly onImported: (id: string) => void }) {
  const texts = useMessages(statementsMessages)
  const { statements } = usePorts()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()
  const queries = useQueryClient()
  const send: SendFile = async ({ file, onProgress, onSuccess, onError }) => {
    if (typeof file === 'string') return
    onProgress?.({ percent: 10 })
    const content = await base64Of(file)
    onProgress?.({ percent: 40 })
    const done = await act(() => statements.upload({ name: 'name' in file ? file.name : 'file', content }))
    if (!done.ok) {
      onError?.(new Error(done.failure.kind))
      return notify(done.failure)
    }
    onSuccess?.(null)
    void message.success(texts.imported)
    void queries.invalidateQueries({ queryKey: ['money', 'statements'] })
    return onImported(done.value.id)
  }
  const isSmall = (file: File): boolean => file.size <= MAX_STATEMENT_BYTES
  return (
    <div>
      <Upload
        accept=".csv,.xlsx"
        maxCount={1}
        showUploadList={{ showRemoveIcon: false }}
        beforeUpload={(file) => {
          if (isSmall(file)) return true
          void message.error(texts.tooLarge)
          return Upload.LIST_IGNORE
        }}
        customRequest={(request, info) => void send(request, info)}
      >
        <Button type="primary" loading={isBusy}>
          {texts.upload}
        </Button>
      </Upload>
      <p className="quiet">{texts.about}</p>
    </div>
  )
}

function Statements({ open }: { readonly open: string | null }) {
  const texts = useMessages(statementsMessages)
  const { statements } = usePorts()
  const { query, foot } = usePages(['money', 'statements', 'list'], statements.list)
  return (
    <Loaded query={query}>
      {(rows) => (
        <>
          <Table<BankStatement>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 860 }}
            dataSource={rows}
            locale={{ emptyText: <span className="quiet">{texts.none}</span> }}
            columns={[
              {
                title: texts.file,
                render: (_, { id, name }) => (
                  <Link to={`/money/statements?${NAME}=${id}`} aria-current={id === open}>
                    {name}
                  </Link>
                ),
              },
              { title: texts.days, width: 200, render: (_, row) => daysOf(row) },
              {
                title: texts.importedAt,
                dataIndex: 'importedAt',
                width: 168,
                render: (at: number) => formatTime(at),
              },
              { title: texts.importedBy, dataIndex: 'importedBy', width: 100 },
              ...(['lines', 'known', 'faults', 'unsettled'] as const).map((key) => ({
                title: texts[key],
                dataIndex: key,
                align: 'right' as const,
                width: 90,
              })),
            ]}
          />
          {rows.length > 0 && <div>{foot}</div>}
        </>
      )}
    </Loaded>
  )
}

const daysOf = ({ fromAt, untilAt }: BankStatement): string =>
  fromAt === null || untilAt === null ? '' : [fromAt, untilAt].map((at) => formatTime(at, 'yyyy-mm-dd')).join(' – ')
