import { useMessages } from '../../../app/preferences/preferences.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import styles from './order-detail-page.module.css'

/** An order's number, to read out or to paste. */
export function CopyNumber({ number }: { readonly number: string }) {
  const messages = useMessages(orderDetailMessages)
  const copy = useCopyText()
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" label={messages.copy} onClick={() => void copy(number)} />
    </span>
  )
}
