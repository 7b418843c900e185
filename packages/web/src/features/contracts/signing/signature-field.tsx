import { useRef, useState, type PointerEvent } from 'react'
import { DRAWING_FIELD, type Drawing, type Point } from '@diandu/core/contracts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { fieldPoint } from './field-point.ts'
import styles from './signature-pad.module.css'

interface SignatureFieldProps {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  /** Over the whole screen. */
  readonly large?: boolean
}

/** Where the hand writes. What is written is held in the field's own measure, whichever way the screen is turned. */
export function SignatureField({ drawing, onChange, large = false }: SignatureFieldProps) {
  const messages = useMessages(contractMessages).sign
  const field = useRef<SVGSVGElement>(null)
  // A ref beside the state: points arrive faster than React renders.
  const rendered = useRef<readonly Point[]>([])
  const [stroke, setStroke] = useState<readonly Point[]>()
  /** The finger or pen that writes: a palm or a second finger beside it writes nothing. */
  const writer = useRef<number>(undefined)
  const draw = (points: readonly Point[] | undefined) => {
    rendered.current = points ?? []
    setStroke(points)
  }
  const pointOf = (event: PointerEvent): Point => fieldPoint(event, field.current?.getBoundingClientRect())
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (rendered.current.length > 0) return
    writer.current = event.pointerId
    event.currentTarget.setPointerCapture?.(event.pointerId)
    draw([pointOf(event)])
  }
  const isWriting = ({ pointerId }: PointerEvent) => rendered.current.length > 0 && pointerId === writer.current
  const go = (event: PointerEvent) => {
    if (isWriting(event)) draw([...rendered.current, pointOf(event)])
  }
  const end = (event: PointerEvent) => {
    if (!isWriting(event)) return
    onChange([...drawing, rendered.current])
    draw(undefined)
  }
  const strokes = stroke === undefined ? drawing : [...drawing, stroke]
  return (
    <svg
      ref={field}
      className={classNames(styles.pad, large && styles.large)}
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
  )
}
