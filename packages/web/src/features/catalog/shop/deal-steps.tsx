import { useMessages } from '../../../app/preferences/preferences.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import styles from './shop-page.module.css'

/** The way from an order to one's own shop, in four steps. */
export function DealSteps() {
  const { steps } = useMessages(shopMessages).process
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <strong className="block">{step.title}</strong>
          <span className="detail block">{step.note}</span>
        </li>
      ))}
    </ol>
  )
}
