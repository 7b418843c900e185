import {
  LINE_MATCHES,
  STATEMENT_COLUMN_NAMES,
  STATEMENT_FAULTS,
  type MatchSum,
  type OpenStatement as Opened,
  type ShownBankRecord,
} from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Space, Table } from 'antd'
import { useState } from 'react'
import { useMay } from '../../../app/access/self.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../../app/queries/use-act.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { saveFile } from '../../../app/save-file.ts'
import { usePorts } from '../../../app/services.tsx'
import { statementsMessages } from '../../../messages/statements.messages.ts'
import { MoneyDialog } from '../money-dialog.tsx'
import { RecordName } from './record-name.tsx'
import { StatementLines } from './statement-lines.tsx'

/** One statement: its lines, its faults, and the records that no line has. */
export function OpenStatement({ id }: { readonly id: string }) {
  const texts = useMessages(statementsMessages)
  const { statements } = usePorts()
  const opened = useLoad(['money', 'statements', 'one', id], (signal) => statements.one(id, signal))
  return (
    <Loaded query={opened}>
      {({ statement, faults, sums, ours, oursInAll }) => (
        <div className="evidence">
          <h2>{statement.name}</h2>
          <Acts id={id} />
          {statement.known > 0 && <span className="quiet">{texts.aboutKnown(statement.known)}</span>}
          {faults.length > 0 && <Faults faults={faults} />}
          <Sums sums={sums} />
          <h3>{texts.bankLines}</h3>
          <StatementLines id={id} />
          <h3>{texts.ours(oursInAll)}</h3>
          {oursInAll > ours.length && <span className="quiet">{texts.firstOurs(ours.length)}</span>}
          <Ours ours={ours} />
        </div>
      )}
    </Loaded>
  )
}

function Acts({ id }: { readonly id: string }) {
  const texts = useMessages(statementsMessages)
  const { locale } = usePreferences()
  const { statements } = usePorts()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const may = useMay()
  const notify = useFailureNotice()
  const queries = useQueryClient()
  const [isSaving, save] = useState(false)
  const matchAgain = async () => {
    const done = await act(() => statements.matchAgain(id))
    if (!done.ok) return notify(done.failure)
    void message.success(texts.matchedAgain)
    return queries.invalidateQueries({ queryKey: ['money', 'statements'] })
  }
  return (
    <Space wrap>
      {may('import-statement') && (
        <Button loading={isBusy} onClick={() => void matchAgain()}>
          {texts.again}
        </Button>
      )}
      {may('export-money') && <Button onClick={() => save(true)}>{texts.save}</Button>}
      {isSaving && (
        <MoneyDialog
          title={texts.save}
          about={texts.aboutSave}
          part="statements"
          work={(reason) => statements.leftOver(id, locale, reason)}
          onDone={({ content }) => saveFile(`left-over-${id}.csv`, [content])}
          onClose={() => save(false)}
        />
      )}
    </Space>
  )
}

function Faults({ faults }: Pick<Opened, 'faults'>) {
  const texts = useMessages(statementsMessages)
  const { locale } = usePreferences()
  return (
    <>
      <Alert showIcon type="warning" title={texts.faultsTitle(faults.length)} />
      <Table<Opened['faults'][number]>
        className="money-narrow"
        size="small"
        rowKey="row"
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        dataSource={[...faults]}
        columns={[
          { title: texts.row, dataIndex: 'row', width: 80 },
          {
            title: texts.why,
            render: (_, { column, why }) =>
              `${nameIn(STATEMENT_COLUMN_NAMES[column], locale)} · ${nameIn(STATEMENT_FAULTS[why], locale)}`,
          },
        ]}
      />
    </>
  )
}

function Sums({ sums }: Pick<Opened, 'sums'>) {
  const texts = useMessages(statementsMessages)
  const { locale } = usePreferences()
  const all = {
    match: texts.all,
    lines: sums.reduce((count, { lines }) => count + lines, 0),
    inFen: sumFen(sums.map(({ inFen }) => inFen)),
    outFen: sumFen(sums.map(({ outFen }) => outFen)),
  }
  const named = (sum: MatchSum) => ({ ...sum, match: nameIn(LINE_MATCHES[sum.match], locale) })
  return (
    <Table<typeof all>
      className="money-narrow"
      size="small"
      rowKey="match"
      pagination={false}
      dataSource={[...sums.map(named), all]}
      columns={[
        { title: texts.match, dataIndex: 'match' },
        { title: texts.count, dataIndex: 'lines', align: 'right' },
        { title: texts.moneyIn, dataIndex: 'inFen', align: 'right', render: formatMoney },
        { title: texts.moneyOut, dataIndex: 'outFen', align: 'right', render: formatMoney },
      ]}
    />
  )
}

function Ours({ ours }: Pick<Opened, 'ours'>) {
  const texts = useMessages(statementsMessages)
  return (
    <Table<ShownBankRecord>
      className="money-narrow"
      size="small"
      rowKey={({ kind, id }) => `${kind} ${id}`}
      pagination={{ pageSize: 20, hideOnSinglePage: true }}
      dataSource={[...ours]}
      locale={{ emptyText: <span className="quiet">{texts.noOurs}</span> }}
      columns={[
        {
          title: texts.time,
          dataIndex: 'at',
          width: 168,
          render: (at: number | null) => (at === null ? '' : formatTime(at)),
        },
        { title: texts.record, render: (_, record) => <RecordName record={record} /> },
      ]}
    />
  )
}
