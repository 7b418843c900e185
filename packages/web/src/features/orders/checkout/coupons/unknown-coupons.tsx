import { useMessages } from '../../../../app/preferences/preferences.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { couponChoiceMessages } from '../../../../messages/money/coupon-choice.messages.ts'

/** The person's coupons could not be looked up: asked for again, or gone on without. */
export function UnknownCoupons({ onAgain }: { readonly onAgain: () => void }) {
  const messages = useMessages(couponChoiceMessages).unknown
  return (
    <div className="mx-16 mt-16">
      <Notice tone="alarm" live title={messages.title}>
        <p>{messages.line}</p>
        <Button look="quiet" size="small" icon="refresh" onClick={onAgain}>
          {messages.again}
        </Button>
      </Notice>
    </div>
  )
}
