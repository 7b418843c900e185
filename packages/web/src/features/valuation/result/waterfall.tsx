import type { Estimate } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { stepWords } from '../../../app/money/step-words.ts'
import styles from '../valuation.module.css'
import { waterfallBars, type WaterfallBar } from './waterfall-bars.ts'

/** The table is the chart: each row has its bar between its name and its amount. */
export function Waterfall({ estimate }: { readonly estimate: Estimate }) {
  const messages = useMessages(valuationMessages)
  return (
    <Section title={messages.why}>
      <p className={`detail mb-12 ${styles.quiet}`}>{messages.whyLine}</p>
      <table className={`quiet-head type-line ${styles.waterfall}`}>
        <caption>
          <VisuallyHidden>{messages.why}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.factor}</th>
            <th scope="col" className={styles.amount}>
              {messages.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {waterfallBars(estimate).map((bar) => (
            <Row key={bar.key} bar={bar} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Row({ bar }: { readonly bar: WaterfallBar }) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const { key, fen, from, to, isMissing } = bar
  const isWhole = key === 'base' || key === 'sum'
  const name = key === 'base' ? messages.base : key === 'sum' ? messages.sum : messages.factors[key]
  return (
    <tr className={isWhole ? styles.whole : undefined}>
      <th scope="row">{name}</th>
      <td className={styles.amount}>
        <span className={styles.cell}>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect
              className={classNames(isWhole ? 'fill-ink' : fen < 0 ? styles.lowers : 'fill-ferry')}
              x={`${from * 100}%`}
              width={`${Math.max(0.6, (to - from) * 100)}%`}
              height="12"
              rx="2"
            />
          </svg>
          <span>{isMissing ? messages.missing : isWhole ? shortMoney(fen, locale) : stepWords(fen, locale)}</span>
        </span>
      </td>
    </tr>
  )
}
