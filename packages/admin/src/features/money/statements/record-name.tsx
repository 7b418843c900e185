import { BANK_RECORDS, type ShownBankRecord } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { nameIn, type Locale } from '@diandu/core/messages'
import { RECHARGE_STATUSES, WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { Link } from 'react-router-dom'
import { usePreferences } from '../../../app/preferences.tsx'
import { statementsMessages } from '../../../messages/statements.messages.ts'

const addressOf = ({ kind, id }: ShownBankRecord): string =>
  ({ recharge: `/recharges/${id}`, withdrawal: `/withdrawals/${id}`, batch: '/money/payouts' })[kind]

function statusText({ kind, status }: ShownBankRecord, locale: Locale): string | null {
  if (status === null) return null
  const { name } = kind === 'recharge' ? RECHARGE_STATUSES.read(status) : WITHDRAW_STATUSES.read(status)
  return nameIn(name, locale)
}

/** Leads to its case, where it is decided as any other. */
export function RecordName({ record }: { readonly record: ShownBankRecord }) {
  const { locale } = usePreferences()
  const { kind, amountFen, username } = record
  const kindName = nameIn(BANK_RECORDS[kind], locale)
  if (amountFen === null) return <span>{`${kindName} · ${statementsMessages[locale].gone}`}</span>
  const parts = [kindName, username, formatMoney(amountFen), statusText(record, locale)]
  return <Link to={addressOf(record)}>{parts.filter((part) => part !== null).join(' · ')}</Link>
}
