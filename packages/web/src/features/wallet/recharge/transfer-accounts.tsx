import { bankOf, type ReceivingAccount } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
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
    <div className={styles.part}>
      <Account title={messages.operator} account={operator} />
      <div className={styles.part}>
        {!hasOwn ? (
          <p className={styles.line}>{line ?? messages.operatorOnly}</p>
        ) : own === undefined ? (
          <>
            <Button look="secondary" block busy={isBusy} onClick={() => void make()}>
              {messages.makeOwn}
            </Button>
            <p className={styles.line}>{messages.ownLine}</p>
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
          <dt>{messages.bank}</dt>
          <dd>{nameIn(bankOf(account.bank).name, locale)}</dd>
          <dt>{messages.name}</dt>
          <dd>{account.accountName}</dd>
          <dt>{messages.branch}</dt>
          <dd>{account.branch}</dd>
          <dt>{messages.number}</dt>
          <dd className={styles.number}>{account.number}</dd>
        </dl>
        {line !== undefined && <p className={styles.line}>{line}</p>}
        <Button look="quiet" size="small" icon="copy" onClick={() => void copy(account.number)}>
          {messages.copy}
        </Button>
      </section>
    </Card>
  )
}
