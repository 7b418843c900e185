import { ACCOUNT_KINDS, type AccountKind } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { moneyMessages } from '../../messages/money.messages.ts'

/** An account of the platform by its name; any other by its kind, and its user or order. */
export function accountName(account: string, of: string | null, locale: Locale): string {
  if (Object.hasOwn(ACCOUNT_KINDS, account)) return nameIn(ACCOUNT_KINDS[account as AccountKind], locale)
  const [kind = '', id = ''] = account.split(':')
  const { kindsOf } = moneyMessages[locale]
  return `${kindsOf[kind as keyof typeof kindsOf] ?? kind} · ${of ?? id}`
}
