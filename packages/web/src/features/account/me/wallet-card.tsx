import { formatMoney } from '@diandu/core/format'
import { STORED_AS } from '@diandu/core/session'
import { owedInAllFen } from '@diandu/core/wallet'
import { useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { OwedDamagesNotice } from '../../../app/money/owed-damages-notice.tsx'
import { PayoutHoldNotice } from '../../../app/money/payout-hold-notice.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import styles from './wallet-card.module.css'

/** Available, reserved for orders, frozen and owed amounts; hidden from people nearby. */
export function WalletCard() {
  const messages = useMessages(accountMessages).me
  const { data: capital, isError, refetch } = useLoad(capitalQuery(usePorts()), 'own-part')
  const [isHidden, toggle] = useHiddenAmounts()
  if (isError && capital === undefined) {
    return (
      <section className={styles.wallet} aria-label={messages.wallet}>
        <ErrorState
          message={messages.walletFailed}
          action={
            <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      </section>
    )
  }
  const owedFen = owedInAllFen(capital?.owed ?? [])
  const amount = (fen: number | undefined, size: 'display' | 'medium') => (
    <Amount fen={fen} size={size} isHidden={isHidden} />
  )
  return (
    <>
      <section className={styles.wallet} aria-label={messages.wallet} aria-busy={capital === undefined}>
        <div className={styles.head}>
          <h3 className="type-line">{messages.available}</h3>
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            label={isHidden ? messages.show : messages.hide}
            onClick={toggle}
          />
        </div>
        <div className={styles.available}>{amount(capital?.availableFen, 'display')}</div>
        <div className="mt-12 grid gap-8 cols-2">
          <Button size="small" link={(parts) => <PageLink to="/user_center/server/recharge" {...parts} />}>
            {messages.recharge}
          </Button>
          <Button
            size="small"
            look="secondary"
            link={(parts) => <PageLink to="/user_center/server/cash_draw" {...parts} />}
          >
            {messages.withdraw}
          </Button>
        </div>
        <dl className={styles.parts}>
          <div>
            <dt className="note">{messages.escrow}</dt>
            <dd>{amount(capital?.escrowFen, 'medium')}</dd>
          </div>
          <div>
            <dt className="note">{messages.frozen}</dt>
            <dd>{amount(capital?.frozenFen, 'medium')}</dd>
          </div>
          {owedFen > 0 && (
            <div>
              <dt className="note">{messages.owed}</dt>
              <dd>{amount(owedFen, 'medium')}</dd>
            </div>
          )}
        </dl>
        {(capital?.escrowFen ?? 0) > 0 && <p className="note mt-12">{messages.escrowNote}</p>}
      </section>
      {capital !== undefined && capital.owed.length > 0 && !isHidden && (
        <div className="mt-12">
          <PayoutHoldNotice holds={capital.holds} />
          <OwedDamagesNotice owed={capital.owed} availableFen={capital.availableFen} />
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
  const messages = useMessages(accountMessages).me
  if (fen !== undefined && !isHidden) return <Price fen={fen} size={size} tone="ink" label={formatMoney(fen)} />
  return (
    <span className={styles[size]}>
      <span aria-hidden="true">{isHidden ? '****' : '–'}</span>
      <VisuallyHidden>{isHidden ? messages.hidden : messages.loading}</VisuallyHidden>
    </span>
  )
}

const KEY = STORED_AS.hiddenAmounts

/** Whether amounts are covered; remembered on this device. */
function useHiddenAmounts(): readonly [isHidden: boolean, toggle: () => void] {
  const { local } = useDevice().storage
  const [isHidden, setHidden] = useState(() => local.read(KEY) === '1')
  const toggle = () => {
    setHidden(!isHidden)
    if (isHidden) local.remove(KEY)
    else local.write(KEY, '1')
  }
  return [isHidden, toggle]
}
