import { useWords } from '../../../app/preferences.ts'
import { Section } from '../../../ui/section.tsx'
import { shopWords } from '../../../words/shop.words.ts'
import styles from './shop-page.module.css'

/** The way from an order to one's own shop, in four steps. */
export function DealSteps() {
  const { title, steps } = useWords(shopWords).process
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.note}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
