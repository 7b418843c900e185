import type { ReactNode } from 'react'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'

interface StepScreenProps {
  readonly title: string
  /** Back to the contract: nothing that was done is lost. */
  readonly onBack: () => void
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One step of signing. */
export function SigningStepScreen({ title, onBack, action, children }: StepScreenProps) {
  return (
    <Screen top={<BackBar title={title} onBack={onBack} />} action={action}>
      <div className="page">{children}</div>
    </Screen>
  )
}
