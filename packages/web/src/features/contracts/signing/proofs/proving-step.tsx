import { openProofs, PROOFS, provesAs, type ContractView } from '@diandu/core/contracts'
import { failureText, nameIn } from '@diandu/core/messages'
import { IdentityLine } from '../../../../app/people/identity/identity-line.tsx'
import { useIdentity } from '../../../../app/people/identity/use-identity.ts'
import { Visiting } from '../../../../app/people/identity/visiting.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useUser } from '../../../../app/session/session-context.ts'
import { SupportLink } from '../../../../app/layout/company/support-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import { CodeEntry } from '../code-entry.tsx'
import { DocumentNotices } from './document-notices.tsx'
import { ProofChoice } from './proof-choice.tsx'
import { givenFields } from './proof-form.ts'
import { SigningFailure } from '../signing-failure.tsx'
import { isBusy } from '../signing-stage.ts'
import { SigningStepScreen } from '../signing-step-screen.tsx'
import type { SigningStepProps } from '../use-signing-logic.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ProvingStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly stage: 'proving' | 'code' | 'visiting'
  readonly typed: TypedProof
}

/** The signer shows who they are in one of the open ways; what was typed stays, however often they go back to it. */
export function ProvingStep({ snapshot, send, contract, stage, typed }: ProvingStepProps) {
  const messages = useMessages(proofMessages).prove
  const locale = useLocale()
  const { proofs } = contract[contract.role]
  const kind = provesAs(contract[contract.role])
  const identity = useIdentity()
  const ownMobile = useUser()?.mobile ?? ''
  const open = openProofs(kind, proofs, contract.offered).filter((one) => one !== 'on-record' || identity !== undefined)
  const proof = open.find((one) => one === typed.chosen) ?? open[0] ?? 'bank'
  const { failure, begun } = snapshot.context
  const call = () => {
    typed.noteQueried(proof)
    send({ type: 'proof.given', proof, fields: givenFields(proof, typed.form) })
  }
  const begin = () => (begun?.next === 'code' && typed.isRequested(proof) ? send({ type: 'code.awaited' }) : call())
  const field = failure?.kind === 'refused' ? failure.field : undefined
  const isOfCode = stage === 'code' && field === 'code'
  // Told at its field as long as that holds what was refused.
  const refused = stage === 'proving' ? PROOFS[proof].requests.find((requested) => requested === field) : undefined
  const refusal =
    refused !== undefined && failure !== undefined && typed.isRequested(proof) ? { field: refused, failure } : undefined
  return (
    <SigningStepScreen title={messages.title} onBack={() => send({ type: 'step.left' })}>
      <p className="detail mb-16">{messages.line[kind]}</p>
      {kind === 'person' && <IdentityLine />}
      {kind === 'company' && <DocumentNotices contract={contract} kinds={['equity']} isRefusedOnly />}
      {proofs.length > 0 && open.length > 0 && (
        <div className="mb-16">
          <Notice tone="success" live>
            {messages.stillNeeded[kind](proofs.map((one) => nameIn(PROOFS[one].name, locale)))}
          </Notice>
        </div>
      )}
      <SigningFailure
        failure={isOfCode || refused !== undefined ? undefined : failure}
        mismatch={messages.mismatch[snapshot.context.proof === 'photo' ? 'photo' : 'typed']}
      />
      {stage === 'code' && (
        <CodeEntry
          mobile={proof === 'on-record' ? ownMobile : (typed.form.mobile ?? '')}
          sent={begun}
          busy={isBusy(snapshot)}
          error={isOfCode && failure !== undefined ? failureText(failure, locale) : undefined}
          onAgain={call}
          onCode={(code) => send({ type: 'code.entered', code })}
        />
      )}
      {stage === 'visiting' && (
        <Visiting
          page={begun?.next === 'page' ? begun : undefined}
          busy={isBusy(snapshot)}
          onReturned={() => send({ type: 'page.returned' })}
        />
      )}
      {stage === 'proving' && open.length === 0 && (
        <Notice tone="alarm" action={<SupportLink />}>
          {messages.noWay}
        </Notice>
      )}
      {stage === 'proving' && open.length > 0 && (
        <ProofChoice
          kind={kind}
          open={open}
          proof={proof}
          typed={typed}
          isRest={proofs.length > 0}
          refusal={refusal}
          busy={isBusy(snapshot)}
          onBegin={begin}
        />
      )}
    </SigningStepScreen>
  )
}
