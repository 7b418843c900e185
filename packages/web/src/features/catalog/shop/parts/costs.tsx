import { useState } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { PAYMENT_PLANS, shopSums, type PaymentPlan } from '@diandu/core/orders'
import { TotalCostTable } from '../../../../app/money/total-cost/total-cost-table.tsx'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { AsUser } from '../../../../app/shops/as-user/as-user.tsx'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { shopPartsMessages } from '../../../../messages/catalog/shop-parts.messages.ts'
import { SegmentedControl } from '../../../../ui/choices/segmented-control.tsx'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import styles from './parts.module.css'

interface CostsProps {
  readonly shop: Shop
  readonly now: number
}

/** Total cost; for a buyer with an agreed price, at that price. */
export function Costs({ shop, now }: CostsProps) {
  return (
    <AsUser shop={shop}>
      {({ agreedFen }) => (
        <CostsOf shop={agreedFen === undefined ? shop : { ...shop, priceFen: agreedFen }} now={now} />
      )}
    </AsUser>
  )
}

/** The sum on one line; what it is made of, once that is opened. */
function CostsOf({ shop, now }: CostsProps) {
  const messages = useMessages(shopMessages).cost
  const parts = useMessages(shopPartsMessages).cost
  const [plan, setPlan] = useState<PaymentPlan>('full')
  const sums = shopSums(shop, { plan, now })
  return (
    <details className={styles.costs}>
      <summary className={styles.costLine}>
        <span>
          <strong>{parts.total(formatMoney(sums.totalFen))}</strong>
          <span className="note block">{parts.split(formatMoney(sums.nowFen), formatMoney(sums.laterFen))}</span>
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={`px-16 pb-16 ${styles.costDetails}`}>
        <SegmentedControl
          label={messages.plan}
          value={plan}
          segments={PAYMENT_PLANS.map((value) => ({ value, label: messages.plans[value] }))}
          onChange={setPlan}
        />
        <TotalCostTable sums={sums} />
        <p className="note mt-8">{messages.escrow}</p>
      </div>
    </details>
  )
}
