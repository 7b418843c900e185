import { MINUTE_MS } from '@diandu/core/kernel'
import type { BargainThread } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { classNames } from '../../../ui/class-names.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { stepViews } from './bargain-view.ts'
import styles from './bargain.module.css'

/** Who said which sum, when, and until when it holds: the same for both. */
export function ThreadSteps({ thread }: { readonly thread: Pick<BargainThread, 'offer' | 'steps'> }) {
  const messages = useMessages(bargainMessages)
  const views = stepViews(thread, useNow(MINUTE_MS), useLocale())
  return (
    <ol className="mb-16 grid gap-8" aria-label={messages.thread}>
      {views.map(({ key, isOwn, text, sum, when, until }) => (
        <li key={key} className={classNames(styles.step, isOwn && styles.own)}>
          <span className="strong flex wrap between baseline">
            <span>{text}</span>
            <span>{sum}</span>
          </span>
          <span className="note">{when}</span>
          {until !== undefined && <span className="price type-note block">{until}</span>}
        </li>
      ))}
    </ol>
  )
}
