import { useQuery } from '@tanstack/react-query'
import { nameIn } from '@diandu/core/words'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { proofWords } from '../../../words/proof.words.ts'
import { identityPapersQuery } from '../contract-queries.ts'
import styles from '../contracts.module.css'

/** By which papers one can be known here, before any number is typed. Where that does not come, the fields say enough. */
export function KnownPapers({ kind }: { readonly kind: 'person' | 'company' }) {
  const words = useWords(proofWords).prove
  const locale = useLocale()
  const names = (useQuery(identityPapersQuery(usePorts())).data ?? []).filter((paper) => paper.of === kind).map(({ name }) => nameIn(name, locale))
  return names.length === 0 ? null : <p className={styles.quiet}>{words.papers(names)}</p>
}
