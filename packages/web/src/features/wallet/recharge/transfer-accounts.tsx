import { useState } from 'react'
import { bankOf, type ReceivingAccount } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/words'
import { useHearFailure } from '../../../app/failure-context.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useCopyText } from '../../../app/use-copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { moneyWords } from '../../../words/money.words.ts'
import styles from '../money.module.css'

/** Where to transfer: to the house's account with a receipt, or, where numbers of one's own are made, to that without. */
export function TransferAccounts({ house, hasOwn, line }: { readonly house: ReceivingAccount; readonly hasOwn: boolean; /** Instead of what is said where none of one's own are made. */ readonly line?: string }) {
  const words = useWords(moneyWords).recharge
  const locale = useLocale()
  const ports = usePorts()
  const hearFailure = useHearFailure()
  const [own, setOwn] = useState<ReceivingAccount>()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const answer = await (await ports()).recharges.ownAccount()
    setBusy(false)
    if (answer.ok) return setOwn(answer.value)
    hearFailure(answer.failure)
    toasts.show(failureText(answer.failure, locale), 'bad')
  }
  return (
    <div className={styles.part}>
      <Account title={words.house} account={house} />
      <div className={styles.part}>
        {!hasOwn ? (
          <p className={styles.line}>{line ?? words.houseOnly}</p>
        ) : own === undefined ? (
          <>
            <Button look="secondary" block busy={isBusy} onClick={() => void make()}>
              {words.makeOwn}
            </Button>
            <p className={styles.line}>{words.ownLine}</p>
          </>
        ) : (
          <Account title={words.own} account={own} line={words.ownLine} />
        )}
      </div>
    </div>
  )
}

function Account({ title, account, line }: { readonly title: string; readonly account: ReceivingAccount; readonly line?: string }) {
  const words = useWords(moneyWords).recharge
  const locale = useLocale()
  const copy = useCopyText()
  return (
    <Card>
      <section aria-label={title}>
        <strong>{title}</strong>
        <dl className={styles.account}>
          <dt>{words.bank}</dt>
          <dd>{nameIn(bankOf(account.bank).name, locale)}</dd>
          <dt>{words.name}</dt>
          <dd>{account.accountName}</dd>
          <dt>{words.branch}</dt>
          <dd>{account.branch}</dd>
          <dt>{words.number}</dt>
          <dd className={styles.number}>{account.number}</dd>
        </dl>
        {line !== undefined && <p className={styles.line}>{line}</p>}
        <Button look="quiet" size="small" icon="copy" onClick={() => void copy(account.number)}>
          {words.copy}
        </Button>
      </section>
    </Card>
  )
}
