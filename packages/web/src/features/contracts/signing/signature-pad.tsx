import { lazy, Suspense, useState } from 'react'
import type { Drawing } from '@diandu/core/contracts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { SignatureField } from './signature-field.tsx'

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
export function SignaturePad({ drawing, onChange, error }: SignaturePadProps) {
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
