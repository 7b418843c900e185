import { formatYuan } from '@diandu/core/format'
import { figuresOf, type AgreedFigure, type PurchaseTerms } from '@diandu/core/orders'
import { useLocale, useWords } from '../../app/preferences.ts'
import { clauseWords } from '../../words/clause.words.ts'
import { contractWords } from '../../words/contract.words.ts'
import { figureWords } from '../../words/figure.words.ts'
import type { Locale } from '../../words/words.ts'
import styles from './contracts.module.css'

const yuan = (fen: number): string => `¥${formatYuan(fen, { grouped: true })}`

/** Each clause in plain words, and under it every figure that it names, computed for this deal. */
export function ClauseList({ terms }: { readonly terms: PurchaseTerms }) {
  const clauses = useWords(clauseWords)
  const words = useWords(contractWords).agree
  const names = useWords(figureWords).names
  const locale = useLocale()
  const sentence = {
    price: yuan(terms.priceFen),
    deposit: yuan(terms.depositFen),
    balance: yuan(terms.balanceFen),
    fee: yuan(terms.serviceFeeFen),
    now: yuan(terms.dueNowFen),
    later: yuan(terms.dueLaterFen),
    damages: yuan(terms.damagesFen),
  }
  return (
    <ol className={styles.clauses}>
      {terms.clauses.map((clause) => {
        const figures = figuresOf(clause, terms)
        return (
          <li key={clause}>
            <h3 className={styles.clause}>{clauses[clause].title}</h3>
            <p>{clauses[clause].text(sentence)}</p>
            {figures.length > 0 && (
              <dl className={styles.figures} aria-label={`${words.figures}：${clauses[clause].title}`}>
                {figures.map((figure) => (
                  <div key={figure.name}>
                    <dt>{names[figure.name]}</dt>
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
