import type { PurchaseTerms } from '@diandu/core/orders'
import { useWords } from '../../app/preferences.ts'
import { clauseWords } from '../../words/clause.words.ts'
import styles from './agreement.module.css'
import { clauseFigures } from './clause-figures.ts'

/** The purchase agreement, clause by clause, with this deal's own figures in its sentences. */
export function Agreement({ terms }: { readonly terms: PurchaseTerms }) {
  const clauses = useWords(clauseWords)
  const figures = clauseFigures(terms)
  return (
    <ol className={styles.clauses}>
      {terms.clauses.map((clause) => (
        <li key={clause}>
          <h3 className={styles.title}>{clauses[clause].title}</h3>
          <p className={styles.text}>{clauses[clause].text(figures)}</p>
        </li>
      ))}
    </ol>
  )
}
