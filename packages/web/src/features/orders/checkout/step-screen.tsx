import { isPassing, type Failure, type RefusalReason } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { CheckoutActor, CheckoutSnapshot, createCheckoutMachine } from '@diandu/core/orders'
import type { ReactNode } from 'react'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Columns, Side } from '../../../ui/lists/columns.tsx'
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

/** Why the last attempt came back, and what to do; that another try may help is said only where it may. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const locale = useLocale()
  const messages = useMessages(checkoutMessages)
  if (failure === undefined) return null
  const text = failureText(failure, locale)
  const advice = isPassing(failure) ? messages.lost : adviceFor(failure, messages.advice)
  return (
    <div className="mx-16 mt-16">
      {advice === undefined ? (
        <Notice tone="alarm" live>
          {text}
        </Notice>
      ) : (
        <Notice tone="alarm" live title={text}>
          {advice}
        </Notice>
      )}
    </div>
  )
}

const adviceFor = (failure: Failure, advice: Readonly<Partial<Record<RefusalReason, string>>>): string | undefined =>
  failure.kind === 'refused' && failure.reason !== undefined ? advice[failure.reason] : undefined

export type CheckoutLogic = ReturnType<typeof createCheckoutMachine>

export interface CheckoutStepProps {
  readonly snapshot: CheckoutSnapshot
  readonly send: CheckoutActor['send']
  readonly now: number
}

type CheckoutStage = 'choosing' | 'reading' | 'confirming' | 'paying' | 'taken' | 'interrupted' | 'waiting'

/** Which screen stands for a state of the checkout. */
export function checkoutStage(snapshot: CheckoutSnapshot): CheckoutStage {
  if (snapshot.matches('choosing')) return 'choosing'
  if (snapshot.matches('readingTerms')) return 'reading'
  if (snapshot.matches('confirming') || snapshot.matches('placing')) return 'confirming'
  if (snapshot.matches('paying')) return 'paying'
  if (snapshot.matches('taken')) return 'taken'
  if (snapshot.matches('interrupted')) return 'interrupted'
  return 'waiting'
}

/** Where in the four steps a stage stands. */
const STEPS = ['choosing', 'reading', 'confirming', 'paying'] as const
type Step = (typeof STEPS)[number]

/** How far into the checkout a screen is; undefined for one that is waited on. */
export function orderOfStage(stage: CheckoutStage): number | undefined {
  const order = [...STEPS, 'taken'].indexOf(stage)
  return order === -1 ? undefined : order
}
