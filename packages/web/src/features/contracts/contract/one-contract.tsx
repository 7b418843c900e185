import type { ContractId, ContractView } from '@diandu/core/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useBackSteps } from '../../../app/layout/use-back-steps.ts'
import { useStepPlace } from '../../../app/layout/use-step-place.ts'
import { useReturnFromPage } from '../../../app/people/identity/use-return-from-page.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { supportingDocumentMessages } from '../../../messages/contracts/supporting-document.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { ConsentStep } from '../signing/consent-step.tsx'
import { ElsewhereStep } from '../signing/elsewhere-step.tsx'
import { DocumentNotices } from '../signing/proofs/document-notices.tsx'
import { ProvingStep } from '../signing/proofs/proving-step.tsx'
import { ReplaceDocument } from '../signing/proofs/replace-document.tsx'
import { useTypedProof, type TypedProof } from '../signing/proofs/use-typed-proof.ts'
import { SigningConfirmation } from '../signing/signing-confirmation.tsx'
import { isBusy, signingDepth, signingStage } from '../signing/signing-stage.ts'
import {
  SigningStepScreen,
  useSigningLogic,
  type SigningLogic,
  type SigningStepProps,
} from '../signing/signing-step-screen.tsx'
import { ContractDetails } from './contract-details.tsx'

/** One contract, and the signing of it where it is one's turn. */
export function OneContract({ contractId }: { readonly contractId: ContractId }) {
  const logic = useSigningLogic()
  return logic === undefined ? <Opening /> : <Signing logic={logic} contractId={contractId} />
}

/** The signing machine, rendered: one screen for each of its stages. */
function Signing({ logic, contractId }: { readonly logic: SigningLogic; readonly contractId: ContractId }) {
  const messages = useMessages(contractMessages)
  const [snapshot, send] = useActor(logic, { input: { contractId } })
  const typed = useTypedProof(contractId)
  const { contract } = snapshot.context
  const stage = signingStage(snapshot)
  const leave = () => {
    // The documents have arrived: should they be refused, new pictures are needed.
    if (stage === 'reviewing') typed.forgetDocuments()
    send({ type: 'step.left' })
  }
  useStepPlace(stage, signingDepth(stage))
  const isAtBase = useBackSteps('signing', { depth: signingDepth(stage), onBack: isBusy(snapshot) ? undefined : leave })
  useOutcome(
    snapshot.matches('loginNeeded'),
    stage === 'confirming' || stage === 'elsewhere' || snapshot.matches('refreshing'),
    stage === 'signed' && isAtBase ? contract : undefined,
  )
  useReturnFromPage(stage === 'reading' || stage === 'waiting', () => {
    typed.choose('high')
    send({ type: 'page.returned' })
  })
  const step = { snapshot, send }
  if (stage === 'interrupted' || contract === undefined) {
    return stage === 'interrupted' || stage === 'refused' ? (
      <Lost failed={stage} onAgain={() => send({ type: 'contract.changed' })} />
    ) : (
      <Opening />
    )
  }
  switch (stage) {
    case 'proving':
    case 'code':
    case 'visiting':
      return <ProvingStep {...step} contract={contract} stage={stage} typed={typed} />
    case 'consent':
      return <ConsentStep {...step} contract={contract} typed={typed} />
    case 'reviewing':
      return <ReviewingStep send={send} contract={contract} typed={typed} />
    case 'confirming':
      return <SigningConfirmation {...step} contract={contract} />
    case 'elsewhere':
      return <ElsewhereStep {...step} contractId={contract.id} />
    case 'opening':
      return <Opening />
    case 'reading':
      return (
        <ContractDetails
          contract={contract}
          {...(snapshot.context.isRedrawn ? { note: messages.redrawn[contract[contract.role].owner.kind] } : {})}
          failure={snapshot.context.failure}
          onRead={() => send({ type: 'contract.read' })}
          onLook={() => send({ type: 'contract.changed' })}
        />
      )
    case 'waiting':
      // Where the platform reviews what was seen of the shop, there is nothing to do for either party.
      return contract.isPaused === true ? (
        <ContractDetails
          contract={contract}
          note={messages.paused}
          onRefresh={() => send({ type: 'contract.changed' })}
        />
      ) : (
        <ContractDetails
          contract={contract}
          note={messages.waiting}
          onProve={() => send({ type: 'contract.read' })}
          onRefresh={() => send({ type: 'contract.changed' })}
        />
      )
    case 'signed':
      return <ContractDetails contract={contract} note={messages.signedAlready} />
    case 'expired':
      return <ContractDetails contract={contract} note={messages.expired} />
    case 'void':
      return <ContractDetails contract={contract} note={messages.voided} />
    case 'refused':
      return <Lost failed="refused" onAgain={() => send({ type: 'contract.changed' })} />
  }
}

/** A lapsed login leads to the login; a signature that was just made leads to its page. */
function useOutcome(needsLogin: boolean, isSigning: boolean, signed: ContractView | undefined): void {
  const navigate = useNavigate()
  const reportFailure = useReportFailure()
  const queries = useQueryClient()
  const wasSigning = useRef(false)
  useEffect(() => {
    if (isSigning) wasSigning.current = true
  }, [isSigning])
  useEffect(() => {
    if (needsLogin) reportFailure({ kind: 'login-required' })
  }, [needsLogin, reportFailure])
  useEffect(() => {
    if (signed === undefined || !wasSigning.current) return
    heldNumbers.forget()
    void queries.invalidateQueries()
    void navigate(`/sign-success?contract=${signed.id}`, { replace: true })
  }, [signed, navigate, queries])
}

function Opening() {
  const messages = useMessages(contractMessages)
  return (
    <BackScreen title="contract" home="/user_center/server/contract">
      <Skeleton label={messages.loading}>
        <SkeletonLines count={10} />
      </Skeleton>
    </BackScreen>
  )
}

function Lost({ failed, onAgain }: { readonly failed: 'interrupted' | 'refused'; readonly onAgain: () => void }) {
  const messages = useMessages(contractMessages)
  return (
    <BackScreen title="contract" home="/user_center/server/contract">
      <div className="page">
        <EmptyState
          picture="adrift"
          {...(failed === 'interrupted' ? { action: <Button onClick={onAgain}>{messages.again}</Button> } : {})}
        >
          {failed === 'interrupted' ? messages.interrupted : messages.notFound}
        </EmptyState>
      </div>
    </BackScreen>
  )
}

interface ReviewingStepProps extends Pick<SigningStepProps, 'send'> {
  readonly contract: ContractView
  readonly typed: TypedProof
}

/** Everything was submitted, and the platform is reviewing it. */
function ReviewingStep({ send, contract, typed: { forgetDocuments } }: ReviewingStepProps) {
  const messages = useMessages(supportingDocumentMessages)
  // The documents have arrived: should they be refused, new pictures are needed.
  const leave = (type: 'step.left' | 'contract.changed') => {
    forgetDocuments()
    send({ type })
  }
  return (
    <SigningStepScreen title={messages.step.title} onBack={() => leave('step.left')}>
      <p className="detail mb-16">{messages.step.line}</p>
      <DocumentNotices contract={contract} />
      <ReplaceDocument contract={contract} onReplaced={() => leave('contract.changed')} />
      <div className="mt-16">
        <Button block onClick={() => leave('contract.changed')}>
          {messages.refresh}
        </Button>
        <Button block look="quiet" onClick={() => leave('step.left')}>
          {messages.step.toContract}
        </Button>
      </div>
    </SigningStepScreen>
  )
}
