import { transferMessages } from '../../../messages/tools/transfer.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './transfer.module.css'
import type { TransferView } from './transfer-view.ts'

/** All that an answer says below its verdict. */
export function TransferDetails({ view }: { readonly view: TransferView }) {
  const messages = useMessages(transferMessages)
  const { verdict, caution, facts, lists, gaps, sources } = view
  return (
    <div className={styles.details}>
      {caution !== null && (
        <Notice tone={verdict === 'unknown' ? 'info' : 'warning'} title={caution.title}>
          {caution.text}
        </Notice>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <strong className="type-line">{title}</strong>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {gaps !== '' && <p className="note">{gaps}</p>}
      {sources.length > 0 && (
        <div>
          <strong className="type-line">{messages.sources}</strong>
          <ul className={`note ${styles.lines}`}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
