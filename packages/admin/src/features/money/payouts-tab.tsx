import type { WaitingPayout } from '@diandu/core/admin'
import { MAX_IN_BATCH } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import { Button, Table } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'
import { cardText } from './card-text.ts'
import { PayoutBatches } from './payout-batches.tsx'
import { MoneyDialog } from './money-dialog.tsx'

export function PayoutsTab() {
  const texts = useMessages(moneyMessages)
  const { payouts } = usePorts()
  const list = useLoad(['money', 'payouts'], payouts.list, { everyMs: QUEUE_MS })
  return (
    <Loaded query={list}>
      {({ waiting, batches }) => (
        <div className="evidence">
          <h2>{texts.waitingPayouts}</h2>
          <Waiting waiting={waiting} />
          <h2>{texts.batches}</h2>
          <PayoutBatches batches={batches} />
        </div>
      )}
    </Loaded>
  )
}

function Waiting({ waiting }: { readonly waiting: readonly WaitingPayout[] }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { payouts } = usePorts()
  const mayCollect = useMay()('collect-payouts')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const rows = waiting.filter(({ id }) => chosen.includes(id))
  const sum = formatMoney(sumFen(rows.map(({ amountFen }) => amountFen)))
  return (
    <>
      <Table<WaitingPayout>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 640 }}
        dataSource={[...waiting]}
        locale={{ emptyText: <span className="quiet">{texts.noWaitingPayouts}</span> }}
        {...(mayCollect
          ? {
              rowSelection: {
                selectedRowKeys: rows.map(({ id }) => id),
                onChange: (keys) => setChosen(keys.map(String).slice(0, MAX_IN_BATCH)),
              },
            }
          : {})}
        columns={[
          { title: texts.askedAt, dataIndex: 'askedAt', width: 168, render: (at: number) => formatTime(at) },
          { title: texts.user, dataIndex: 'username' },
          { title: texts.card, render: (_, row) => cardText(row, locale) },
          { title: texts.amount, dataIndex: 'amountFen', align: 'right', width: 160, render: formatMoney },
        ]}
      />
      {mayCollect && (
        <div>
          <Button type="primary" disabled={rows.length === 0} onClick={() => setOpen(true)}>
            {texts.collect(rows.length, sum)}
          </Button>
        </div>
      )}
      {isOpen && (
        <MoneyDialog
          title={texts.collectTitle}
          about={texts.aboutCollect}
          part="payouts"
          work={(reason) =>
            payouts.collect(
              rows.map(({ id }) => id),
              reason,
            )
          }
          onClose={() => setOpen(false)}
        >
          <strong>{texts.collect(rows.length, sum)}</strong>
        </MoneyDialog>
      )}
    </>
  )
}
