import {
  ACCOUNT_KINDS,
  CLOSING_HINDRANCES,
  type ClosedMonth,
  type MonthSum,
  type MonthToClose,
} from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Alert, Button, Empty, Table } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'
import { MoneyDialog } from './money-dialog.tsx'

export function ClosingsTab() {
  const texts = useMessages(moneyMessages)
  const { closings } = usePorts()
  const list = useLoad(['money', 'closings'], closings.list)
  return (
    <Loaded query={list}>
      {({ closed, next }) => (
        <div className="evidence">
          {next === null ? <Empty description={texts.nothingPosted} /> : <NextMonth next={next} />}
          <h2>{texts.closedMonths}</h2>
          <Table<ClosedMonth>
            size="small"
            rowKey="month"
            pagination={false}
            dataSource={[...closed]}
            locale={{ emptyText: <span className="quiet">{texts.noClosedMonths}</span> }}
            expandable={{
              columnTitle: texts.details,
              columnWidth: 88,
              expandedRowRender: ({ sums }) => <Sums sums={sums} />,
            }}
            columns={[
              { title: texts.month, dataIndex: 'month' },
              { title: texts.closedAt, dataIndex: 'closedAt', render: (at: number) => formatTime(at) },
              { title: texts.proposedBy, dataIndex: 'proposedBy' },
              { title: texts.approvedBy, dataIndex: 'approvedBy' },
            ]}
          />
        </div>
      )}
    </Loaded>
  )
}

function NextMonth({ next: { month, hindrance, sums } }: { readonly next: MonthToClose }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { closings } = usePorts()
  const mayClose = useMay()('close-month')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h2>{texts.monthToClose(month)}</h2>
      <p className="quiet">{texts.aboutSigns}</p>
      <Sums sums={sums} />
      {hindrance !== null && <Alert showIcon type="info" title={nameIn(CLOSING_HINDRANCES[hindrance], locale)} />}
      {mayClose && (
        <div>
          <Button type="primary" disabled={hindrance !== null} onClick={() => setOpen(true)}>
            {texts.proposeClosing}
          </Button>
        </div>
      )}
      {isOpen && (
        <MoneyDialog
          title={texts.proposeClosing}
          about={texts.aboutClosing}
          part="closings"
          work={(reason) => closings.propose(month, reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Sums({ sums }: { readonly sums: readonly MonthSum[] }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  return (
    <Table<MonthSum>
      size="small"
      rowKey="account"
      pagination={false}
      scroll={{ x: 640 }}
      dataSource={[...sums]}
      columns={[
        { title: texts.account, render: (_, { account }) => nameIn(ACCOUNT_KINDS[account], locale) },
        { title: texts.opening, dataIndex: 'openingFen', align: 'right', render: formatMoney },
        { title: texts.moneyIn, dataIndex: 'inFen', align: 'right', render: formatMoney },
        { title: texts.moneyOut, dataIndex: 'outFen', align: 'right', render: formatMoney },
        { title: texts.closing, dataIndex: 'closingFen', align: 'right', render: formatMoney },
      ]}
    />
  )
}
