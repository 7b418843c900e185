import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ContractId, ContractView } from '@diandu/core/contracts'
import { BackBar } from '../../../app/back-bar.tsx'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { useHearFailure } from '../../../app/failure-context.ts'
import { useBackSteps } from '../../../app/use-back-steps.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../contracts.module.css'
import { ConfirmingStep } from '../signing/confirming-step.tsx'
import { ConsentStep } from '../signing/consent-step.tsx'
import { ElsewhereStep } from '../signing/elsewhere-step.tsx'
import { ProvingStep } from '../signing/proving-step.tsx'
import { ReviewingStep } from '../signing/reviewing-step.tsx'
import { isBusy, signingDepth, signingStage } from '../signing/signing-stage.ts'
import { useReturnFromPage } from '../signing/use-return-from-page.ts'
import { useSigningLogic, type SigningLogic } from '../signing/use-signing-logic.ts'
import { useTypedProof } from '../signing/use-typed-proof.ts'
import { ContractView as Overview } from './contract-view.tsx'

/** One contract, and the signing of it where it is one's turn. */
export function OneContract({ contractId }: { readonly contractId: ContractId }) {
  const logic = useSigningLogic()
  return logic === undefined ? <Opening /> : <Signing logic={logic} contractId={contractId} />
}

/** The signing machine, drawn: one screen for each of its stages. */
function Signing({ logic, contractId }: { readonly logic: SigningLogic; readonly contractId: ContractId }) {
  const words = useWords(contractWords)
  const [snapshot, send] = useActor(logic, { input: { contractId } })
  const typed = useTypedProof(contractId)
  const { contract } = snapshot.context
  const stage = signingStage(snapshot)
  const leave = () => {
    // What was handed in has arrived: should it be refused, another picture is asked for.
    if (stage === 'reviewing') typed.forgetPapers()
    send({ type: 'step.left' })
  }
  const isAtBase = useBackSteps('signing', { depth: signingDepth(stage), onBack: isBusy(snapshot) ? undefined : leave })
  useOutcome(snapshot.matches('loginNeeded'), stage === 'confirming' || stage === 'elsewhere' || snapshot.matches('refreshing'), stage === 'signed' && isAtBase ? contract : undefined)
  useReturnFromPage(stage === 'reading' || stage === 'waiting', () => {
    typed.choose('high')
    send({ type: 'page.returned' })
  })
  const step = { snapshot, send }
  if (stage === 'interrupted' || contract === undefined) {
    return stage === 'interrupted' || stage === 'refused' ? <Lost failed={stage} onAgain={() => send({ type: 'contract.changed' })} /> : <Opening />
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
      return <ConfirmingStep {...step} contract={contract} />
    case 'elsewhere':
      return <ElsewhereStep {...step} contractId={contract.id} />
    case 'opening':
      return <Opening />
    case 'reading':
      return <Overview contract={contract} {...(snapshot.context.isRedrawn ? { note: words.redrawn[contract[contract.role].owner.kind] } : {})} failure={snapshot.context.failure} onRead={() => send({ type: 'contract.read' })} onLook={() => send({ type: 'contract.changed' })} />
    case 'waiting':
      return <Overview contract={contract} note={words.waiting} onProve={() => send({ type: 'contract.read' })} onRefresh={() => send({ type: 'contract.changed' })} />
    case 'signed':
      return <Overview contract={contract} note={words.signedAlready} />
    case 'expired':
      return <Overview contract={contract} note={words.expired} />
    case 'void':
      return <Overview contract={contract} note={words.voided} />
    case 'refused':
      return <Lost failed="refused" onAgain={() => send({ type: 'contract.changed' })} />
  }
}

/** A lapsed login leads to the login; a signature that was just made leads to its page. */
function useOutcome(needsLogin: boolean, isSigning: boolean, signed: ContractView | undefined): void {
  const navigate = useNavigate()
  const hearFailure = useHearFailure()
  const queries = useQueryClient()
  const wasSigning = useRef(false)
  useEffect(() => {
    if (isSigning) wasSigning.current = true
  }, [isSigning])
  useEffect(() => {
    if (needsLogin) hearFailure({ kind: 'login-required' })
  }, [needsLogin, hearFailure])
  useEffect(() => {
    if (signed === undefined || !wasSigning.current) return
    heldNumbers.forget()
    void queries.invalidateQueries()
    void navigate(`/sign-success?contract=${signed.id}`, { replace: true })
  }, [signed, navigate, queries])
}

function Opening() {
  const words = useWords(contractWords)
  const title = useWords(titleWords).contract
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />}>
      <Skeleton label={words.loading}>
        <SkeletonLines count={10} />
      </Skeleton>
    </Screen>
  )
}

function Lost({ failed, onAgain }: { readonly failed: 'interrupted' | 'refused'; readonly onAgain: () => void }) {
  const words = useWords(contractWords)
  const title = useWords(titleWords).contract
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />}>
      <div className={styles.page}>
        <EmptyState picture="adrift" {...(failed === 'interrupted' ? { action: <Button onClick={onAgain}>{words.again}</Button> } : {})}>
          {failed === 'interrupted' ? words.interrupted : words.notFound}
        </EmptyState>
      </div>
    </Screen>
  )
}
