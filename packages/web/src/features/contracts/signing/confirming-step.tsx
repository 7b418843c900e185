import { useState } from 'react'
import { writeDrawing, type ContractView, type Drawing } from '@diandu/core/contracts'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import styles from '../contracts.module.css'
import { SignaturePad } from './signature-pad.tsx'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { StepScreen } from './step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'

type Hand = 'hand' | 'last' | 'name'

/** The last question: how to sign, and what a signature does. */
export function ConfirmingStep({ snapshot, send, contract }: SigningStepProps & { readonly contract: ContractView }) {
  const words = useWords(contractWords).sign
  const [hand, setHand] = useState<Hand>('hand')
  const [drawing, setDrawing] = useState<Drawing>([])
  const [isTold, setIsTold] = useState(false)
  const sign = () => {
    if (hand === 'last') send({ type: 'contract.confirmed', way: 'next' })
    else if (hand === 'name') send({ type: 'contract.confirmed', way: 'manual' })
    else if (drawing.length > 0) send({ type: 'contract.confirmed', way: 'manual', drawing: writeDrawing(drawing) })
    else setIsTold(true)
  }
  const action = (
    <StickyAction>
      <Button block busy={isBusy(snapshot)} onClick={sign} consequence={words.consequence[contract.role]}>
        {words.submit[contract.role]}
      </Button>
    </StickyAction>
  )
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })} action={action}>
      <SigningFailure failure={snapshot.context.failure} />
      <p className={styles.line}>{words.agree}</p>
      {hand === 'hand' && <SignaturePad drawing={drawing} onChange={setDrawing} {...(isTold && drawing.length === 0 ? { error: words.empty } : {})} />}
      <RadioCards
        legend={words.way}
        value={hand}
        cards={[
          { value: 'hand', title: words.hand, detail: words.handDetail },
          ...(contract.hasDrawing ? [{ value: 'last', title: words.last, detail: words.lastDetail } as const] : []),
          { value: 'name', title: words.name, detail: words.nameDetail },
        ]}
        onChange={setHand}
      />
    </StepScreen>
  )
}
