import { figuresOf, isTermsVersion, type AgreedFigure, type PurchaseTerms } from '@diandu/core/orders'
import { clauseWords } from '../../words/clause.words.ts'
import { figureWords } from '../../words/figure.words.ts'
import type { Locale } from '../../words/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLocale, useWords } from '../preferences.ts'
import { yuan } from '../yuan.ts'
import styles from './agreement.module.css'
import { clauseFigures } from './clause-figures.ts'

/** The purchase agreement in the version that was agreed to: each clause in plain words, and under it every figure that it comes to in this deal. */
export function Agreement({ terms }: { readonly terms: PurchaseTerms }) {
  const words = useWords(figureWords)
  const locale = useLocale()
  if (!isTermsVersion(terms.version)) return <Notice tone="warning">{words.unknownVersion}</Notice>
  const clauses = clauseWords[terms.version][locale]
  const sentence = clauseFigures(terms)
  return (
    <ol className={styles.clauses}>
      {terms.clauses.map((clause) => {
        const figures = figuresOf(clause, terms)
        return (
          <li key={clause}>
            <h3 className={styles.title}>{clauses[clause].title}</h3>
            <p className={styles.text}>{clauses[clause].text(sentence)}</p>
            {figures.length > 0 && (
              <dl className={styles.figures} aria-label={words.inThisDeal(clauses[clause].title)}>
                {figures.map((figure) => (
                  <div key={figure.name}>
                    <dt>{words.names[figure.name]}</dt>
                    <dd>{figureText(figure, locale)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const figureText = ({ unit, amount }: AgreedFigure, locale: Locale): string => (unit === 'fen' ? yuan(amount) : figureWords[locale].units[unit](amount))
