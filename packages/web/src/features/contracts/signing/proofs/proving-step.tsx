import type { ShownIdentity } from '@diandu/core/account'
import { PROOFS, openProofs, provesAs, type ContractView, type ProofBegun } from '@diandu/core/contracts'
import { maskMobile } from '@diandu/core/format'
import type { Clock } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/messages'
import { RESEND_AFTER_SECONDS, createResendCountdownMachine } from '@diandu/core/session'
import { useActor } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import { SupportLink } from '../../../../app/layout/company/support-link.tsx'
import { IdentityGate, IdentityLine } from '../../../../app/people/identity/identity-line.tsx'
import { Visiting } from '../../../../app/people/identity/visiting.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts } from '../../../../app/queries/queries.ts'
import { useUser } from '../../../../app/session/session-context.ts'
import { verificationMessages } from '../../../../messages/account/verification.messages.ts'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CodeField } from '../../../../ui/inputs/six-boxes.tsx'
import { SigningFailure, SigningStepScreen, type SigningStepProps } from '../signing-step-screen.tsx'
import { isBusy } from '../signing-stage.ts'
import { DocumentNotices } from './document-notices.tsx'
import { ProofChoice } from './proof-choice.tsx'
import { givenFields } from './proof-form.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ProvingStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly stage: 'proving' | 'code' | 'visiting'
  readonly typed: TypedProof
}

/** The signer shows who they are in one of the open ways; what was typed stays, however often they go back to it. */
export function ProvingStep(props: ProvingStepProps) {
  const messages = useMessages(proofMessages).prove
  return (
    <SigningStepScreen title={messages.title} onBack={() => props.send({ type: 'step.left' })}>
      <IdentityGate>{(identity) => <Proving {...props} identity={identity} />}</IdentityGate>
    </SigningStepScreen>
  )
}

interface ProvingProps extends ProvingStepProps {
  readonly identity: ShownIdentity | null
}

function Proving({ snapshot, send, contract, stage, typed, identity }: ProvingProps) {
  const messages = useMessages(proofMessages).prove
  const locale = useLocale()
  const { proofs } = contract[contract.role]
  const kind = provesAs(contract[contract.role])
  const ownMobile = useUser()?.mobile ?? ''
  const open = openProofs(kind, proofs, contract.offered).filter((one) => one !== 'on-record' || identity !== null)
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
    <>
      <p className="detail mb-16">{messages.line[kind]}</p>
      {kind === 'person' && <IdentityLine identity={identity} />}
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
    </>
  )
}

interface CodeEntryProps {
  readonly mobile: string
  /** The result of the last request for a code. */
  readonly sent: ProofBegun | undefined
  readonly busy: boolean
  /** An error of the typed code. */
  readonly error: string | undefined
  readonly onAgain: () => void
  readonly onCode: (code: string) => void
}

/** The code that was sent, and another one when this did not come. */
function CodeEntry({ mobile, sent, busy, error, onAgain, onCode }: CodeEntryProps) {
  const messages = useMessages(proofMessages).prove
  const { wait } = useMessages(verificationMessages)
  const [code, setCode] = useState('')
  const enter = (digits: string) => {
    if (!busy && digits.length === 6) onCode(digits)
  }
  return (
    <>
      <CodeField
        label={messages.code}
        value={code}
        onChange={setCode}
        onComplete={enter}
        hint={messages.codeSent(maskMobile(mobile))}
        focusOnArrival
        {...(error === undefined ? {} : { error })}
      />
      <div className="mt-16">
        <Button block busy={busy} disabled={code.length < 6} onClick={() => enter(code)}>
          {messages.codeSubmit}
        </Button>
        <CodeWait sent={sent}>
          {(secondsLeft) =>
            secondsLeft > 0 ? (
              <p className="detail mt-12 text-center">{wait(secondsLeft)}</p>
            ) : (
              <Button block look="quiet" busy={busy} onClick={onAgain}>
                {messages.codeAgain}
              </Button>
            )
          }
        </CodeWait>
      </div>
    </>
  )
}

interface CodeWaitProps {
  /** The result of the last request for a code. */
  readonly sent: ProofBegun | undefined
  readonly children: (secondsLeft: number) => ReactNode
}

/** The time until another code may be requested; restarts with each code that was sent. */
function CodeWait({ sent, children }: CodeWaitProps) {
  const ports = usePorts()
  const [clock, setClock] = useState<Clock | 'none'>()
  useEffect(() => {
    // Where the wait is unknown, the signer may try at once.
    ports().then(
      (all) => setClock(all.clock),
      () => setClock('none'),
    )
  }, [ports])
  if (clock === undefined) return children(RESEND_AFTER_SECONDS)
  return clock === 'none' ? (
    children(0)
  ) : (
    <Counting clock={clock} sent={sent}>
      {children}
    </Counting>
  )
}

function Counting({ clock, sent, children }: CodeWaitProps & { readonly clock: Clock }) {
  const [logic] = useState(() => createResendCountdownMachine({ clock }))
  const [{ context }, send] = useActor(logic, { input: { sentAt: clock.now() } })
  useEffect(() => send({ type: 'code.sent' }), [sent, send])
  return children(context.secondsLeft)
}
