import type { OpenDebts } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { Empty, Table } from 'antd'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

export function DebtsTab() {
  const texts = useMessages(moneyMessages)
  const { books } = usePorts()
  const debts = useLoad(['money', 'debts'], books.debts)
  return (
    <Loaded query={debts}>
      {(open) => (open.debts === 0 ? <Empty description={texts.noDebts} /> : <Debts {...open} />)}
    </Loaded>
  )
}

function Debts({ debts, leftFen, oldest }: OpenDebts) {
  const texts = useMessages(moneyMessages)
  return (
    <div className="evidence">
      <span>{texts.debtsInAll(debts, formatMoney(leftFen))}</span>
      <Table<OpenDebts['oldest'][number]>
        size="small"
        rowKey="orderId"
        pagination={false}
        scroll={{ x: 720 }}
        dataSource={[...oldest]}
        columns={[
          { title: texts.owedSince, dataIndex: 'owedSince', width: 168, render: (at: number) => formatTime(at) },
          { title: texts.order, dataIndex: 'number', className: 'money-id' },
          { title: texts.seller, dataIndex: 'sellerName' },
          { title: texts.buyer, dataIndex: 'buyerName' },
          { title: texts.damages, dataIndex: 'damagesFen', align: 'right', render: formatMoney },
          { title: texts.left, dataIndex: 'leftFen', align: 'right', render: formatMoney },
        ]}
      />
    </div>
  )
}
