import { ACCOUNT_KINDS, type AllBalances } from '@diandu/core/admin'
import { formatCount, formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Alert, Table } from 'antd'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

export function BalancesTab() {
  const { books } = usePorts()
  const balances = useLoad(['money', 'balances'], books.balances)
  return <Loaded query={balances}>{(all) => <Balances {...all} />}</Loaded>
}

function Balances({ kinds, sumFen }: AllBalances) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  return (
    <div className="evidence money-narrow">
      <Alert
        showIcon
        type={sumFen === 0 ? 'success' : 'error'}
        title={sumFen === 0 ? texts.isBalanced : texts.isOff(formatMoney(sumFen))}
      />
      <Table<AllBalances['kinds'][number]>
        size="small"
        rowKey="kind"
        pagination={false}
        dataSource={[...kinds]}
        columns={[
          { title: texts.account, dataIndex: 'kind', render: (_, { kind }) => nameIn(ACCOUNT_KINDS[kind], locale) },
          { title: texts.accounts, dataIndex: 'accounts', align: 'right', width: 120, render: formatCount },
          { title: texts.balance, dataIndex: 'balanceFen', align: 'right', width: 200, render: formatMoney },
        ]}
        summary={() => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0} colSpan={2}>
              <strong>{texts.sum}</strong>
            </Table.Summary.Cell>
            <Table.Summary.Cell index={2} align="right">
              <strong>{formatMoney(sumFen)}</strong>
            </Table.Summary.Cell>
          </Table.Summary.Row>
        )}
      />
      <span className="quiet">{texts.aboutSigns}</span>
    </div>
  )
}
