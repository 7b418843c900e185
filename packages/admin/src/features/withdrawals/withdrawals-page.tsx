import { WORK_QUEUES, type StaffWithdrawal } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { Empty, Tag } from 'antd'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CaseList } from '../../app/case-list.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { Waited } from '../../app/waited.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { withdrawalsMessages } from '../../messages/withdrawals.messages.ts'
import { WithdrawalCase } from './withdrawal-case.tsx'

const { withinMs } = WORK_QUEUES.withdrawals

export function WithdrawalsPage() {
  const { pages, chooseCase } = useMessages(frameMessages)
  const { withdrawals } = usePorts()
  const { id } = useParams()
  const queue = useLoad(['withdrawals'], withdrawals.waiting, { everyMs: QUEUE_MS })
  return (
    <>
      <h1>{pages.withdrawals}</h1>
      <Loaded query={queue}>
        {(rows) => (
          <div className="queue">
            <WithdrawalList rows={rows} openId={id} />
            {id === undefined ? (
              <Empty className="case" description={chooseCase} />
            ) : (
              <OpenWithdrawal key={id} id={id} />
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

interface WithdrawalListProps {
  readonly rows: readonly StaffWithdrawal[]
  readonly openId: string | undefined
}

function WithdrawalList({ rows, openId }: WithdrawalListProps) {
  const { pages } = useMessages(frameMessages)
  const texts = useMessages(withdrawalsMessages)
  const { locale } = usePreferences()
  const goTo = useNavigate()
  return (
    <CaseList
      label={pages.withdrawals}
      rows={rows}
      openId={openId}
      onOpen={(row) => void goTo(`/withdrawals/${row.id}`)}
      columns={[
        {
          title: texts.amount,
          render: (_, row) => (
            <div className="case-row">
              <Link to={`/withdrawals/${row.id}`}>{formatMoney(row.amountFen)}</Link>
              <span className="quiet">{row.username}</span>
            </div>
          ),
        },
        {
          title: texts.waited,
          width: 128,
          render: (_, row) => (
            <div className="case-row">
              <Tag>{nameIn(WITHDRAW_STATUSES.read(row.status).name, locale)}</Tag>
              <Waited since={row.askedAt} lateAfterMs={withinMs} />
            </div>
          ),
        },
      ]}
    />
  )
}

function OpenWithdrawal({ id }: { readonly id: string }) {
  const { withdrawals } = usePorts()
  const detail = useLoad(['withdrawal', id], (signal) => withdrawals.show(id, signal))
  return <Loaded query={detail}>{(withdrawal) => <WithdrawalCase withdrawal={withdrawal} />}</Loaded>
}
