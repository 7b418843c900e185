import { lazy, Suspense, useState } from 'react'
import type { Order } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import styles from './order-detail-page.module.css'

const DescribedSheet = lazy(async () => ({ default: (await import('./described-sheet.tsx')).DescribedSheet }))

/** To what the shop was described as when it was ordered; it comes once a user opens it. */
export function DescribedLink({ order }: { readonly order: Order }) {
  const messages = useMessages(orderDetailMessages)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useBackCloses(state === 'open', () => setState('closed'))
  return (
    <>
      <div className={styles.described}>
        <Button look="quiet" size="small" onClick={() => setState('open')}>
          {messages.described}
        </Button>
      </div>
      {state !== 'never' && (
        <Suspense>
          <DescribedSheet order={order} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
