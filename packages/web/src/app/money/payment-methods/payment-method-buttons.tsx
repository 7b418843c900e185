import { nameIn } from '@diandu/core/messages'
import { PAYMENT_METHODS, type CashierMethod, type OfferedMethod } from '@diandu/core/wallet'
import { PageLink } from '../../../router/page-link.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useLocale } from '../../preferences/preferences.ts'
import { MethodMark } from './method-mark.tsx'
import styles from './payment-method-buttons.module.css'
import { useMethodLines } from './paying.ts'

interface PaymentMethodButtonsProps {
  readonly offered: readonly OfferedMethod[]
  /** The one that was pressed, while its cashier is being opened. */
  readonly pending: CashierMethod | null
  readonly onChoose: (method: CashierMethod) => void
  /** Where a transfer is told of. */
  readonly transferPath: string
}

/** The ways to pay as cards, each with its limits, fee and arrival; those that cannot be used say why. */
export function PaymentMethodButtons({ offered, pending, onChoose, transferPath }: PaymentMethodButtonsProps) {
  return (
    <ul className="mt-8">
      {offered.map((one) => (
        <li key={one.method}>
          <MethodCard
            offered={one}
            isPending={pending === one.method}
            isDisabled={pending !== null || one.hindrance !== null}
            onChoose={onChoose}
            transferPath={transferPath}
          />
        </li>
      ))}
    </ul>
  )
}

interface MethodCardProps extends Pick<PaymentMethodButtonsProps, 'onChoose' | 'transferPath'> {
  readonly offered: OfferedMethod
  readonly isPending: boolean
  readonly isDisabled: boolean
}

function MethodCard({ offered, isPending, isDisabled, onChoose, transferPath }: MethodCardProps) {
  const locale = useLocale()
  const lineOf = useMethodLines()
  const { method } = offered
  const inside = (
    <>
      <MethodMark method={method} />
      <span>
        <span className="strong block">{nameIn(PAYMENT_METHODS[method].name, locale)}</span>
        <span className="note pre-line block">{lineOf(offered)}</span>
      </span>
      <Icon name={isPending ? 'clock' : 'chevron-right'} size="small" />
    </>
  )
  if (method === 'bank-transfer' && offered.hindrance === null)
    return (
      <PageLink to={transferPath} className={`press-in ${styles.card}`}>
        {inside}
      </PageLink>
    )
  return (
    <button
      type="button"
      className={`press-in ${styles.card}`}
      disabled={isDisabled}
      aria-busy={isPending}
      onClick={() => method !== 'bank-transfer' && onChoose(method)}
    >
      {inside}
    </button>
  )
}
