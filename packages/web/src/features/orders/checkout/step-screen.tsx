import type { ReactNode } from 'react'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { Columns, Side } from '../../../ui/lists/columns.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { STEPS, type Step } from './checkout-view.ts'
import styles from './checkout.module.css'

interface StepScreenProps {
  readonly step: Step
  readonly home: string
  readonly onBack?: () => void
  readonly action: ReactNode
  readonly children: ReactNode
  /** The total: below on a phone, at the side on a computer. */
  readonly sum?: ReactNode
}

/** One step of the checkout: how far one is, what it asks, and its one action. */
export function StepScreen({ step, home, onBack, action, children, sum }: StepScreenProps) {
  const { steps, stepTitle } = useMessages(checkoutMessages)
  const title = useMessages(titleMessages).checkout
  const current = STEPS.indexOf(step)
  // Read out, as the title of every new page is.
  usePageTitle(stepTitle(steps[step]))
  const shown = (
    <>
      <ol className={styles.steps} aria-label={steps.label}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={index <= current ? styles.reached : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {steps[name]}
          </li>
        ))}
      </ol>
      {children}
    </>
  )
  return (
    <Screen
      wide={sum !== undefined}
      top={<BackBar title={title} home={home} {...(onBack === undefined ? {} : { onBack })} />}
      action={action}
    >
      {sum === undefined ? (
        shown
      ) : (
        <Columns>
          <div>{shown}</div>
          <Side>{sum}</Side>
        </Columns>
      )}
    </Screen>
  )
}
