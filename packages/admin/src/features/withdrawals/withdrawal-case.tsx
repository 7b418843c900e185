import type { StaffWithdrawal } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { WITHDRAW_STATUSES, type WithdrawStatus } from '@diandu/core/wallet'
import { Descriptions, Tag, Timeline } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { withdrawalsMessages } from '../../messages/withdrawals.messages.ts'
import { CardNumber } from './card-number.tsx'
import { WithdrawalActs } from './withdrawal-acts.tsx'

const COLOURS = { pending: 'warning', success: 'success', failure: 'error' } as const

export function WithdrawalCase({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const texts = useMessages(withdrawalsMessages)
  /** Who is no member of staff is stored by a word. */
  const actors: Readonly<Record<string, string>> = texts.actors
  const { amountFen, username, status, askedAt, steps } = withdrawal
  return (
    <article className="case">
      <div className="case-head">
        <h2>{texts.moveTitle(formatMoney(amountFen), username)}</h2>
        <WithdrawalActs withdrawal={withdrawal} />
      </div>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'status', label: texts.status, children: <StatusTag status={status} /> },
          { key: 'asked', label: texts.askedAt, children: formatTime(askedAt) },
          { key: 'card', label: texts.card, children: <CardNumber withdrawal={withdrawal} /> },
        ]}
      />
      <h3>{texts.steps}</h3>
      <Timeline
        titleSpan="136px"
        items={steps.map((step, place) => ({
          key: place,
          title: formatTime(step.at, 'yyyy-mm-dd hh:mm'),
          content: (
            <>
              <StatusTag status={step.status} />
              <span className="step-by">{actors[step.by] ?? step.by}</span>
              {step.why !== '' && <div className="quiet long-text">{step.why}</div>}
            </>
          ),
        }))}
      />
    </article>
  )
}

function StatusTag({ status }: { readonly status: WithdrawStatus }) {
  const { locale } = usePreferences()
  const { outcome, name } = WITHDRAW_STATUSES.read(status)
  return <Tag color={COLOURS[outcome]}>{nameIn(name, locale)}</Tag>
}
