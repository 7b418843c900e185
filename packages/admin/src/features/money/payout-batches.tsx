import { PAYOUT_LEAVES_MS, PAYOUT_OUTCOMES, PAYOUT_STATES, type PayoutBatch, type PayoutLine } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { Button, Checkbox, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { usePorts } from '../../app/services.tsx'
import { useNow } from '../../app/use-now.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { moneyMessages } from '../../messages/money.messages.ts'
import { cardText } from './card-text.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { saveFile } from '../../app/save-file.ts'

const COLOURS = { collected: 'warning', sent: 'processing', confirmed: 'success', cancelled: 'default' } as const

export function PayoutBatches({ batches }: { readonly batches: readonly PayoutBatch[] }) {
  const texts = useMessages(moneyMessages)
  const { acts } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const now = useNow()
  return (
    <Table<PayoutBatch>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 860 }}
      dataSource={[...batches]}
      locale={{ emptyText: <span className="quiet">{texts.noBatches}</span> }}
      expandable={{
        columnTitle: texts.details,
        columnWidth: 88,
        expandedRowRender: ({ lines }) => <Lines lines={lines} />,
      }}
      columns={[
        { title: texts.batchMadeAt, dataIndex: 'madeAt', width: 168, render: (at: number) => formatTime(at) },
        { title: texts.madeBy, dataIndex: 'madeBy', width: 100 },
        { title: texts.count, align: 'right', width: 80, render: (_, { lines }) => lines.length },
        { title: texts.amount, dataIndex: 'amountFen', align: 'right', width: 140, render: formatMoney },
        {
          title: texts.status,
          width: 180,
          render: (_, { state, madeAt }) => (
            <>
              <Tag color={COLOURS[state]}>{nameIn(PAYOUT_STATES[state], locale)}</Tag>
              {state === 'collected' && <span className="quiet">{texts.leavesIn(minutesLeft(madeAt, now))}</span>}
            </>
          ),
        },
        { title: acts, key: 'acts', fixed: 'right', width: 220, render: (_, batch) => <BatchActs batch={batch} /> },
      ]}
    />
  )
}

/** A page's now is some seconds old: a batch that was just made leaves in ten minutes and not in eleven. */
const minutesLeft = (madeAt: number, now: number): number =>
  Math.max(0, Math.ceil((PAYOUT_LEAVES_MS - Math.max(0, now - madeAt)) / MINUTE_MS))

function Lines({ lines }: Pick<PayoutBatch, 'lines'>) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  return (
    <Table<PayoutLine>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={[...lines]}
      columns={[
        { title: texts.user, dataIndex: 'username' },
        { title: texts.card, render: (_, line) => cardText(line, locale) },
        { title: texts.amount, dataIndex: 'amountFen', align: 'right', render: formatMoney },
        { title: texts.outcome, render: (_, { outcome }) => nameIn(PAYOUT_OUTCOMES[outcome], locale) },
      ]}
    />
  )
}

type BatchAct = 'cancel' | 'file' | 'confirm'

function BatchActs({ batch: { id, state, lines } }: { readonly batch: PayoutBatch }) {
  const texts = useMessages(moneyMessages)
  const { payouts } = usePorts()
  const may = useMay()
  const [open, setOpen] = useState<BatchAct | null>(null)
  const [unpaid, setUnpaid] = useState<readonly string[]>([])
  const close = () => setOpen(null)
  return (
    <Space wrap>
      {state === 'collected' && may('collect-payouts') && (
        <Button size="small" onClick={() => setOpen('cancel')}>
          {texts.cancelBatch}
        </Button>
      )}
      {state === 'sent' && may('see-payout-file') && (
        <Button size="small" onClick={() => setOpen('file')}>
          {texts.readFile}
        </Button>
      )}
      {state === 'sent' && may('confirm-payouts') && (
        <Button size="small" type="primary" onClick={() => setOpen('confirm')}>
          {texts.confirmBatch}
        </Button>
      )}
      {open === 'cancel' && (
        <MoneyDialog
          title={texts.cancelBatch}
          about={texts.aboutCollect}
          part="payouts"
          work={(reason) => payouts.cancel(id, reason)}
          onClose={close}
        />
      )}
      {open === 'file' && (
        <MoneyDialog
          title={texts.readFile}
          about={texts.aboutFile}
          part="payouts"
          work={(reason) => payouts.file(id, reason)}
          onDone={({ content }) => saveFile(`payouts-${id}.csv`, [content])}
          onClose={close}
        />
      )}
      {open === 'confirm' && (
        <MoneyDialog
          title={texts.confirmBatch}
          about={texts.aboutConfirm}
          part="payouts"
          work={(reason) => payouts.confirm(id, unpaid, reason)}
          onClose={close}
        >
          <Checkbox.Group
            className="money-unpaid"
            aria-label={texts.unpaid}
            value={[...unpaid]}
            onChange={(ids) => setUnpaid(ids)}
            options={lines.map((line) => ({
              value: line.id,
              label: `${line.username} · ${formatMoney(line.amountFen)}`,
            }))}
          />
        </MoneyDialog>
      )}
    </Space>
  )
}
