import { useWords } from '../../../app/preferences.ts'
import { useCopyText } from '../../../app/use-copy-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import styles from './order-detail-page.module.css'

/** An order's number, to read out or to paste. */
export function CopyNumber({ number }: { readonly number: string }) {
  const words = useWords(orderDetailWords)
  const copy = useCopyText()
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" label={words.copy} onClick={() => void copy(number)} />
    </span>
  )
}
