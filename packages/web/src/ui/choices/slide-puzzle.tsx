import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './slide-puzzle.module.css'

interface SlidePuzzleProps {
  readonly imageUrl: string
  readonly pieceUrl: string
  /** All in pixels of the picture as it was made. */
  readonly width: number
  readonly height: number
  readonly pieceTop: number
  readonly pieceWidth: number
  readonly state: 'idle' | 'checking' | 'passed' | 'failed'
  /** The slider's name; says that arrow keys move it and Enter hands it in. */
  readonly label: string
  readonly imageAlt: string
  /** Under the picture: what to do, or how it went. */
  readonly message: string
  /** In pixels of the picture. */
  readonly onCommit: (offset: number) => void
}

const THUMB_PX = 52

/** A picture, its missing piece, and a slider. Mount it again (by key) for a new picture. */
export function SlidePuzzle(props: SlidePuzzleProps) {
  const { width, height, pieceTop, pieceWidth, state, label } = props
  const [offset, setOffset] = useState(0)
  const furthest = Math.max(1, width - pieceWidth)
  const share = offset / furthest
  const isOver = state === 'checking' || state === 'passed'
  const commit = () => {
    if (!isOver && offset > 0) props.onCommit(offset)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    commit()
  }
  return (
    <div className={styles[state]}>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.imageAlt}>
        <image href={props.imageUrl} width={width} height={height} />
        <image href={props.pieceUrl} x={offset} y={pieceTop} width={pieceWidth} />
      </svg>
      <div className={styles.rail}>
        <svg className={styles.drawing} aria-hidden="true" focusable="false">
          <rect className={styles.way} width={`${share * 100}%`} height="100%" />
          <svg x={`${share * 100}%`} overflow="visible">
            <g className={styles.thumb} transform={`translate(${-share * THUMB_PX} 0)`}>
              <rect className="fill-ferry" x="1" y="1" width={THUMB_PX - 2} height="44" rx="6" />
              <path d="m19 15 8 8-8 8M28 15l8 8-8 8" />
            </g>
          </svg>
        </svg>
        <input
          className={`focus-inside ${styles.slider}`}
          type="range"
          min={0}
          max={furthest}
          step={1}
          value={offset}
          disabled={isOver}
          aria-label={label}
          onChange={(event) => setOffset(Number(event.target.value))}
          onPointerUp={commit}
          onKeyDown={press}
        />
      </div>
      <p className={styles.message} role="status">
        {state === 'checking' && <Spinner />}
        {state === 'passed' && <Icon name="check" size="small" />}
        {state === 'failed' && <Icon name="warning" size="small" />}
        <span>{props.message}</span>
      </p>
    </div>
  )
}
