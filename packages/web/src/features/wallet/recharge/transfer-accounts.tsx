import { bankOf, type ReceivingAccount } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import styles from '../money.module.css'

/**
 * Where to transfer: to the platform's account with a receipt, or, where numbers of one's own are made, to that
 * without.
 */
export function TransferAccounts({
  operator,
  hasOwn,
  line,
}: {
  readonly operator: ReceivingAccount
  readonly hasOwn: boolean
  /** Instead of what is said where none of one's own are made. */ readonly line?: string
}) {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const {
    send: make,
    isBusy,
    answer: own,
  } = useSend({
    about: () => null,
    send: ({ recharges }) => recharges.ownAccount(),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
  })
  return (
    <div className="mt-16">
      <Account title={messages.operator} account={operator} />
      <div className="mt-16">
        {!hasOwn ? (
          <p className="detail mt-4 mb-16">{line ?? messages.operatorOnly}</p>
        ) : own === undefined ? (
          <>
            <Button look="secondary" block busy={isBusy} onClick={() => void make()}>
              {messages.makeOwn}
            </Button>
            <p className="detail mt-4 mb-16">{messages.ownLine}</p>
          </>
        ) : (
          <Account title={messages.own} account={own} line={messages.ownLine} />
        )}
      </div>
    </div>
  )
}

function Account({
  title,
  account,
  line,
}: {
  readonly title: string
  readonly account: ReceivingAccount
  readonly line?: string
}) {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const copy = useCopyText()
  return (
    <Card>
      <section aria-label={title}>
        <strong>{title}</strong>
        <dl className={styles.account}>
          <dt className="quiet">{messages.bank}</dt>
          <dd className="break-anywhere">{nameIn(bankOf(account.bank).name, locale)}</dd>
          <dt className="quiet">{messages.name}</dt>
          <dd className="break-anywhere">{account.accountName}</dd>
          <dt className="quiet">{messages.branch}</dt>
          <dd className="break-anywhere">{account.branch}</dd>
          <dt className="quiet">{messages.number}</dt>
          <dd className="break-anywhere">{account.number}</dd>
        </dl>
        {line !== undefined && <p className="detail mt-4 mb-16">{line}</p>}
        <Button look="quiet" size="small" icon="copy" onClick={() => void copy(account.number)}>
          {messages.copy}
        </Button>
      </section>
    </Card>
  )
}
