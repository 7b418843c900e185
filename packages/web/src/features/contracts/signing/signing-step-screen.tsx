import { createSigningMachine, type SigningActor, type SigningSnapshot } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useEffect, useState, type ReactNode } from 'react'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

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

interface SigningFailureProps {
  readonly failure: Failure | undefined
  /** The explanation of a mismatch of the signer. */
  readonly mismatch?: string
}

/** Why the last attempt came back. */
export function SigningFailure({ failure, mismatch }: SigningFailureProps) {
  const locale = useLocale()
  if (failure === undefined) return null
  return (
    <div className="mb-16">
      {/* Refusals send people to customer service. */}
      <Notice tone="alarm" live {...(failure.kind === 'refused' ? { action: <SupportLink /> } : {})}>
        {failure.kind === 'signer-mismatch' && mismatch !== undefined ? mismatch : failureText(failure, locale)}
      </Notice>
    </div>
  )
}

export type SigningLogic = ReturnType<typeof createSigningMachine>

export interface SigningStepProps {
  readonly snapshot: SigningSnapshot
  readonly send: SigningActor['send']
}

/** The signing machine over the ports, once they are there. */
export function useSigningLogic(): SigningLogic | undefined {
  const ports = usePorts()
  const [logic, setLogic] = useState<SigningLogic>()
  useEffect(() => {
    let left = false
    void ports().then(({ contracts, identity, signatures, clock, random }) => {
      if (!left) setLogic(createSigningMachine({ contracts, identity, signatures, clock, random }))
    })
    return () => {
      left = true
    }
  }, [ports])
  return logic
}
