import { useWords } from '../../../app/preferences.ts'
import { useCopyText } from '../../../app/use-copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import styles from '../money.module.css'

/** The way out of WeChat, which no page can go by itself: its address is copied, or opened from WeChat's own menu. */
export function InABrowser({ line, tone = 'info' }: { readonly line: string; readonly tone?: 'info' | 'warning' }) {
  const words = useWords(moneyWords).recharge
  const copy = useCopyText()
  return (
    <div className={styles.part}>
      <Notice
        tone={tone}
        live={tone !== 'info'}
        action={
          <Button look="secondary" size="small" onClick={() => void copy(location.href)}>
            {words.copyAddress}
          </Button>
        }
      >
        {line}
      </Notice>
    </div>
  )
}
