import type { MoneyMonth } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { Empty, Skeleton, Table } from 'antd'
import { lazy, Suspense } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

/** Its library comes with it. */
const MonthChart = lazy(async () => ({ default: (await import('./month-chart.tsx')).MonthChart }))

export function MonthsTab() {
  const texts = useMessages(moneyMessages)
  const { books } = usePorts()
  const months = useLoad(['money', 'months'], books.months)
  return (
    <Loaded query={months}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty description={texts.noMonths} />
        ) : (
          <div className="evidence">
            <Suspense fallback={<Skeleton active />}>
              <MonthChart months={rows} />
            </Suspense>
            <MonthTable months={rows} />
            <span className="quiet">{texts.aboutMonths}</span>
          </div>
        )
      }
    </Loaded>
  )
}

function MonthTable({ months }: { readonly months: readonly MoneyMonth[] }) {
  const texts = useMessages(moneyMessages)
  return (
    <Table<MoneyMonth>
      className="money-narrow"
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={months.toReversed()}
      columns={[
        { title: texts.month, dataIndex: 'month' },
        { title: texts.fees, dataIndex: 'feesFen', align: 'right', render: formatMoney },
        { title: texts.coupons, dataIndex: 'couponsFen', align: 'right', render: formatMoney },
      ]}
    />
  )
}
