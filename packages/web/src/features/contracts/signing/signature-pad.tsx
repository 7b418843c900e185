import { useRef, useState, type PointerEvent } from 'react'
import { DRAWING_FIELD, type Drawing, type Point } from '@diandu/core/contracts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import styles from './signature-pad.module.css'

interface SignaturePadProps {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  readonly error?: string
}

/**
 * A field to sign in with a finger, a pen or a mouse. A signer who cannot draw signs by name, which is offered beside
 * it.
 */
export function SignaturePad({ drawing, onChange, error }: SignaturePadProps) {
  const messages = useMessages(contractMessages).sign
  const field = useRef<SVGSVGElement>(null)
  // What is being drawn, beside its state: points come faster than they are drawn.
  const rendered = useRef<readonly Point[]>([])
  const [stroke, setStroke] = useState<readonly Point[]>()
  const draw = (points: readonly Point[] | undefined) => {
    rendered.current = points ?? []
    setStroke(points)
  }
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = field.current?.getBoundingClientRect() ?? {}
    return [
      Math.round(((clientX - left) / (width || 1)) * DRAWING_FIELD.width),
      Math.round(((clientY - top) / (height || 1)) * DRAWING_FIELD.height),
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    draw([pointOf(event)])
  }
  const go = (event: PointerEvent) => {
    if (rendered.current.length > 0) draw([...rendered.current, pointOf(event)])
  }
  const end = () => {
    if (rendered.current.length > 0) onChange([...drawing, rendered.current])
    draw(undefined)
  }
  const strokes = stroke === undefined ? drawing : [...drawing, stroke]
  return (
    <div>
      <svg
        ref={field}
        className={styles.pad}
        viewBox={`0 0 ${DRAWING_FIELD.width} ${DRAWING_FIELD.height}`}
        role="img"
        aria-label={strokes.length === 0 ? messages.pad : messages.written}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles.base} d={`M60 ${DRAWING_FIELD.height - 70}H${DRAWING_FIELD.width - 60}`} />
        {strokes.map((points, index) => (
          <polyline key={index} className={styles.stroke} points={points.map((point) => point.join(',')).join(' ')} />
        ))}
      </svg>
      <div className={styles.foot}>
        <span role="alert" className={styles.error}>
          {error}
        </span>
        <Button look="quiet" size="small" disabled={drawing.length === 0} onClick={() => onChange([])}>
          {messages.erase}
        </Button>
      </div>
    </div>
  )
}
