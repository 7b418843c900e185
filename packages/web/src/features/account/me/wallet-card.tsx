import { useQuery } from '@tanstack/react-query'
import { formatYuan } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import { capitalQuery } from '../../../app/capital-query.ts'
import { OwedDamages } from '../../../app/owed-damages.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Price } from '../../../ui/price.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { useHiddenAmounts } from './hidden-amounts.ts'
import styles from './wallet-card.module.css'

/** What is there, what is held for orders, what is frozen, what is owed; covered for those who look over the shoulder. */
export function WalletCard() {
  const words = useWords(accountWords).me
  const { data: capital, isError, refetch } = useQuery(capitalQuery(usePorts()))
  const [isHidden, toggle] = useHiddenAmounts()
  if (isError && capital === undefined) {
    return (
      <section className={styles.wallet} aria-label={words.wallet}>
        <ErrorState
          message={words.walletFailed}
          action={
            <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        />
      </section>
    )
  }
  const owedFen = sumFen((capital?.owed ?? []).map(({ leftFen }) => leftFen))
  const amount = (fen: number | undefined, size: 'display' | 'medium') => <Amount fen={fen} size={size} isHidden={isHidden} />
  return (
    <>
      <section className={styles.wallet} aria-label={words.wallet} aria-busy={capital === undefined}>
        <div className={styles.head}>
          <h3>{words.available}</h3>
          <IconButton icon={isHidden ? 'eye-off' : 'eye'} label={isHidden ? words.show : words.hide} onClick={toggle} />
        </div>
        <div className={styles.available}>{amount(capital?.availableFen, 'display')}</div>
        <dl className={styles.parts}>
          <div>
            <dt>{words.escrow}</dt>
            <dd>{amount(capital?.escrowFen, 'medium')}</dd>
          </div>
          <div>
            <dt>{words.frozen}</dt>
            <dd>{amount(capital?.frozenFen, 'medium')}</dd>
          </div>
          {owedFen > 0 && (
            <div>
              <dt>{words.owed}</dt>
              <dd>{amount(owedFen, 'medium')}</dd>
            </div>
          )}
        </dl>
        {(capital?.escrowFen ?? 0) > 0 && <p className={styles.note}>{words.escrowNote}</p>}
      </section>
      {capital !== undefined && capital.owed.length > 0 && !isHidden && (
        <div className={styles.owed}>
          <OwedDamages owed={capital.owed} />
        </div>
      )}
    </>
  )
}

interface AmountProps {
  readonly fen: number | undefined
  readonly size: 'display' | 'medium'
  readonly isHidden: boolean
}

function Amount({ fen, size, isHidden }: AmountProps) {
  const words = useWords(accountWords).me
  if (fen !== undefined && !isHidden) return <Price fen={fen} size={size} tone="ink" label={words.amount(formatYuan(fen, { grouped: true }))} />
  return (
    <span className={styles[size]}>
      <span aria-hidden="true">{isHidden ? '****' : '–'}</span>
      <VisuallyHidden>{isHidden ? words.hidden : words.loading}</VisuallyHidden>
    </span>
  )
}
