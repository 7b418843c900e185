import type { ProofPage } from '@diandu/core/contracts'
import { useWords } from '../../../app/preferences.ts'
import { useShell } from '../../../app/shell-context.ts'
import { useCopyText } from '../../../app/use-copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { proofWords } from '../../../words/proof.words.ts'
import styles from '../contracts.module.css'
import { useComeBack } from './use-come-back.ts'

interface VisitingProps {
  /** Where the check is made; nowhere to be gone to while its result is looked up. */
  readonly page: ProofPage | undefined
  readonly busy: boolean
  readonly onReturned: () => void
}

/** The way to a check that is made elsewhere. Whoever looks at this page again is asked about at once. */
export function Visiting({ page, busy, onReturned }: VisitingProps) {
  const words = useWords(proofWords).prove
  const shell = useShell()
  const copy = useCopyText()
  useComeBack(onReturned, page !== undefined && !busy)
  if (page === undefined) return <p className={styles.line} role="status">{words.asking}</p>
  const isElsewhere = page.opensIn === 'wechat' && shell !== 'wechat'
  return (
    <>
      <p className={styles.line}>{words.visitLine[isElsewhere ? 'wechat' : 'browser']}</p>
      {isElsewhere ? (
        <Button block onClick={() => void copy(page.url)}>
          {words.copyVisit}
        </Button>
      ) : (
        <Button block link={(parts) => <a href={page.url} {...parts} />}>
          {words.visit}
        </Button>
      )}
      <div className={styles.fields}>
        <Button block look="secondary" busy={busy} onClick={onReturned}>
          {words.visited}
        </Button>
      </div>
    </>
  )
}
