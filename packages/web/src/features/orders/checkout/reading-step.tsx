import { useState } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { capitalOf, purchaseTerms } from '@diandu/core/orders'
import { Agreement } from '../../../app/agreement/agreement.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { checkoutWords } from '../../../words/checkout.words.ts'
import type { CheckoutStepProps } from './checkout-actor.ts'
import styles from './checkout.module.css'
import { StepScreen } from './step-screen.tsx'

/** The agreement with this deal's figures; it is accepted by who says to have read it. */
export function ReadingStep({ snapshot, send, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const words = useWords(checkoutWords)
  const [hasRead, setHasRead] = useState(false)
  const { plan, priceFen } = snapshot.context.draft
  return (
    <StepScreen
      step="reading"
      home={`/shop/${shop.id}`}
      onBack={() => send({ type: 'step.left' })}
      action={
        <StickyAction>
          <Checkbox checked={hasRead} onChange={setHasRead}>
            {words.agree}
          </Checkbox>
          <Button block disabled={!hasRead} {...(hasRead ? {} : { consequence: words.acceptHint })} onClick={() => send({ type: 'terms.accepted' })}>
            {words.accept}
          </Button>
        </StickyAction>
      }
    >
      <div className={styles.part}>
        <h2 className={styles.heading}>{words.agreement}</h2>
        <p className={styles.lead}>{words.agreementLead}</p>
      </div>
      <div className={styles.part}>
        <Agreement terms={purchaseTerms({ priceFen, plan, kind: shop.kind, ...capitalOf(shop) })} />
      </div>
    </StepScreen>
  )
}
