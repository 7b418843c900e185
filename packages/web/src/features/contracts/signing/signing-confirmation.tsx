import { writeDrawing, type ContractView, type Drawing } from '@diandu/core/contracts'
import { Suspense, lazy, useState } from 'react'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { vibrateOnConfirm } from '../../../ui/actions/vibrate-on-confirm.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { SignatureField } from './signature-field.tsx'
import { SigningFailure, SigningStepScreen, type SigningStepProps } from './signing-step-screen.tsx'
import { isBusy } from './signing-stage.ts'

type Hand = 'hand' | 'last' | 'name'

/** The last question: how to sign, and what a signature does. */
export function SigningConfirmation({
  snapshot,
  send,
  contract,
}: SigningStepProps & { readonly contract: ContractView }) {
  const messages = useMessages(contractMessages).sign
  const [hand, setHand] = useState<Hand>('hand')
  const [drawing, setDrawing] = useState<Drawing>([])
  const [isReported, setIsReported] = useState(false)
  const sign = () => {
    if (hand === 'hand' && drawing.length === 0) {
      setIsReported(true)
      return
    }
    vibrateOnConfirm()
    if (hand === 'last') send({ type: 'contract.confirmed', way: 'next' })
    else if (hand === 'name') send({ type: 'contract.confirmed', way: 'manual' })
    else send({ type: 'contract.confirmed', way: 'manual', drawing: writeDrawing(drawing) })
  }
  const action = (
    <StickyAction>
      <Button block busy={isBusy(snapshot)} onClick={sign} consequence={messages.consequence[contract.role]}>
        {messages.submit[contract.role]}
      </Button>
    </StickyAction>
  )
  return (
    <SigningStepScreen title={messages.title} onBack={() => send({ type: 'step.left' })} action={action}>
      <SigningFailure failure={snapshot.context.failure} />
      <p className="detail mb-16">{messages.agree}</p>
      {hand === 'hand' && (
        <SignaturePad
          drawing={drawing}
          onChange={setDrawing}
          {...(isReported && drawing.length === 0 ? { error: messages.empty } : {})}
        />
      )}
      <RadioCards
        legend={messages.way}
        value={hand}
        cards={[
          { value: 'hand', title: messages.hand, detail: messages.handDetail },
          ...(contract.hasDrawing
            ? [{ value: 'last', title: messages.last, detail: messages.lastDetail } as const]
            : []),
          { value: 'name', title: messages.name, detail: messages.nameDetail },
        ]}
        onChange={setHand}
      />
    </SigningStepScreen>
  )
}

const LargeSignature = lazy(async () => ({ default: (await import('./large-signature.tsx')).LargeSignature }))

interface SignaturePadProps {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  readonly error?: string
}

/**
 * A field to sign in with a finger, a pen or a mouse, here or over the whole screen. A signer who cannot draw signs by
 * name, which is offered beside it.
 */
function SignaturePad({ drawing, onChange, error }: SignaturePadProps) {
  const messages = useMessages(contractMessages).sign
  const [isLarge, setLarge] = useState(false)
  return (
    <div>
      <SignatureField drawing={drawing} onChange={onChange} />
      <span role="alert" className="alarm type-line">
        {error}
      </span>
      <div className="row wrap between target">
        <Button look="quiet" size="small" onClick={() => setLarge(true)}>
          {messages.large}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={drawing.length === 0}
          onClick={() => onChange(drawing.slice(0, -1))}
        >
          {messages.undo}
        </Button>
        <Button look="quiet" size="small" disabled={drawing.length === 0} onClick={() => onChange([])}>
          {messages.erase}
        </Button>
      </div>
      {isLarge && (
        <Suspense>
          <LargeSignature drawing={drawing} onChange={onChange} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  )
}
