import { useState } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { PurchaseAgreement } from '../../../app/orders/agreement/purchase-agreement.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import type { CheckoutStepProps } from './checkout-actor.ts'
import { useDraftSums } from './coupons/use-draft-sums.ts'
import { StepScreen } from './step-screen.tsx'

/** The agreement with this deal's figures; it is accepted by a buyer who says to have read it. */
export function ReadingStep({ snapshot, send, now, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const messages = useMessages(checkoutMessages)
  const [hasRead, setHasRead] = useState(false)
  const { terms } = useDraftSums(shop, snapshot.context, now)[snapshot.context.draft.plan]
  return (
    <StepScreen
      step="reading"
      home={`/shop/${shop.id}`}
      onBack={() => send({ type: 'step.left' })}
      action={
        <StickyAction>
          <Checkbox checked={hasRead} onChange={setHasRead}>
            {messages.agree}
          </Checkbox>
          <Button
            block
            disabled={!hasRead}
            {...(hasRead ? {} : { consequence: messages.acceptHint })}
            onClick={() => send({ type: 'terms.accepted' })}
          >
            {messages.accept}
          </Button>
        </StickyAction>
      }
    >
      <div className="mx-16 mt-16">
        <h2 className="type-title">{messages.agreement}</h2>
        <p className="mt-4 quiet">{messages.agreementLead}</p>
      </div>
      <div className="mx-16 mt-16">
        <PurchaseAgreement terms={terms} reader="buyer" />
      </div>
    </StepScreen>
  )
}
