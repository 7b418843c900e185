import { useWords } from '../../../app/preferences.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import styles from './order-detail-page.module.css'

/** An order's number, to read out or to paste. */
export function CopyNumber({ number }: { readonly number: string }) {
  const words = useWords(orderDetailWords)
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(number))
      .then(
        () => toasts.show(words.copied, 'good'),
        () => toasts.show(words.copyFailed, 'bad'),
      )
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" label={words.copy} onClick={() => void copy()} />
    </span>
  )
}
