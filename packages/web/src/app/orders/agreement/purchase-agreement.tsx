import { figuresOf, isTermsVersion, type AgreedFigure, type OrderRole, type PurchaseTerms } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { clausesFor } from '../../../messages/orders/clause.messages.ts'
import { figureMessages } from '../../../messages/catalog/figure.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import styles from './purchase-agreement.module.css'
import { clauseFigures } from './clause-figures.ts'

/**
 * The purchase agreement in the version that was agreed to: each clause in plain words, and under it every figure that
 * it comes to in this deal.
 */
export function PurchaseAgreement({ terms, reader }: { readonly terms: PurchaseTerms; readonly reader: OrderRole }) {
  const messages = useMessages(figureMessages)
  const locale = useLocale()
  if (!isTermsVersion(terms.version)) return <Notice tone="warning">{messages.unknownVersion}</Notice>
  const { clauses, addressesBuyer } = clausesFor(terms.version, locale, reader)
  const sentence = clauseFigures(terms)
  return (
    <>
      {addressesBuyer && <Notice>{messages.addressesBuyer}</Notice>}
      <ol className={styles.clauses}>
        {terms.clauses.map((clause) => {
          const figures = figuresOf(clause, terms)
          const words = clauses[clause]
          if (words === undefined) return null
          return (
            <li key={clause}>
              <h3 className="type-body">{words.title}</h3>
              <p className="mt-4">{words.text(sentence)}</p>
              {figures.length > 0 && (
                <dl className={styles.figures} aria-label={messages.inThisDeal(words.title)}>
                  {figures.map((figure) => (
                    <div className="py-4 type-line flex between" key={figure.name}>
                      <dt>{messages.names[figure.name]}</dt>
                      <dd>{figureText(figure, locale)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const figureText = ({ unit, amount }: AgreedFigure, locale: Locale): string =>
  unit === 'fen' ? formatMoney(amount) : figureMessages[locale].units[unit](amount)
