import { useRef, useState } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { failureText } from '@diandu/core/messages'
import { PhotoSlot } from '../../../app/shops/photos/photo-slot.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { proofMessages } from '../../../messages/contracts/proof.messages.ts'
import { DocumentNotices } from './proofs/document-notices.tsx'
import { SigningFailure, SigningStepScreen, type SigningStepProps } from './signing-step-screen.tsx'
import { isBusy } from './signing-stage.ts'
import type { TypedProof } from './proofs/use-typed-proof.ts'

interface ConsentStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly typed: TypedProof
}

/** Another user than the owner signs: the document that lets them, and what it has to say. */
export function ConsentStep({
  snapshot,
  send,
  contract,
  typed: { consentForm: paper, handInConsent },
}: ConsentStepProps) {
  const messages = useMessages(proofMessages).consent
  const locale = useLocale()
  const { owner, signer } = contract[contract.role]
  const slot = useRef<HTMLDivElement>(null)
  const [isReported, setIsReported] = useState(false)
  const [sent, setSent] = useState('')
  const submit = () => {
    setIsReported(true)
    if (paper === '') slot.current?.querySelector('input')?.focus()
    else {
      setSent(paper)
      send({ type: 'consent.given', paper })
    }
  }
  const { failure } = snapshot.context
  // Told at the picture as long as it is the one that was refused.
  const refused = failure?.kind === 'refused' && failure.field === 'paper' ? failure : undefined
  const wrong =
    isReported && paper === ''
      ? { error: messages.missing }
      : refused === undefined || paper !== sent
        ? {}
        : { error: failureText(refused, locale) }
  return (
    <SigningStepScreen title={messages.title} onBack={() => send({ type: 'step.left' })}>
      <p className="detail mb-16">{messages.line[owner.kind](owner.name, signer.name)}</p>
      <DocumentNotices contract={contract} kinds={['consent']} isRefusedOnly />
      <SigningFailure failure={failure?.kind === 'signer-mismatch' || refused !== undefined ? undefined : failure} />
      <h2 className="mb-8 type-body">{messages.sampleTitle}</h2>
      <div className="panel mb-16">
        <p>
          {messages.sample({
            owner: owner.name,
            signer: signer.name,
            shop: contract.shop.title,
            number: contract.number,
          })}
        </p>
        <p className="detail mt-8">{messages.sealedBy[owner.kind]}</p>
      </div>
      <div ref={slot}>
        <PhotoSlot
          label={messages.paper}
          guide="licence"
          picture={paper === '' ? undefined : { id: paper, url: undefined }}
          onChange={(picture) => handInConsent(picture?.id ?? '')}
          hint={messages.hint}
          {...wrong}
        />
      </div>
      <div className="mt-16">
        <Button block busy={isBusy(snapshot)} onClick={submit}>
          {messages.submit}
        </Button>
      </div>
    </SigningStepScreen>
  )
}
