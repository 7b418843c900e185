import { lazy, Suspense, useState } from 'react'
import type { Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { useBackCloses } from '../../../app/use-back-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import styles from './order-detail-page.module.css'

const DescribedSheet = lazy(async () => ({ default: (await import('./described-sheet.tsx')).DescribedSheet }))

/** To what the shop was described as when it was ordered; it comes once somebody asks for it. */
export function DescribedLink({ order }: { readonly order: Order }) {
  const words = useWords(orderDetailWords)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useBackCloses(state === 'open', () => setState('closed'))
  return (
    <>
      <div className={styles.described}>
        <Button look="quiet" size="small" onClick={() => setState('open')}>
          {words.described}
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
