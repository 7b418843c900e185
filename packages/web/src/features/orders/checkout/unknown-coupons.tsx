import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { couponWords } from '../../../words/coupon.words.ts'
import styles from './checkout.module.css'

/** The person's coupons could not be looked up: asked for again, or gone on without. */
export function UnknownCoupons({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(couponWords).checkout.unknown
  return (
    <div className={styles.part}>
      <Notice tone="alarm" live title={words.title}>
        <p>{words.line}</p>
        <Button look="quiet" size="small" icon="refresh" onClick={onAgain}>
          {words.again}
        </Button>
      </Notice>
    </div>
  )
}
