import { Icon } from '../../../ui/pictures/icon.tsx'
import styles from './photo-slot.module.css'

export type GuideName = 'id-front' | 'id-back' | 'licence' | 'square'

/**
 * Where a picture goes, or is without being shown again: what belongs into the frame, in a few lines: where the face,
 * the emblem and the lines of a document are.
 */
export function PhotoGuide({ name, isThere }: { readonly name: GuideName; readonly isThere: boolean }) {
  return (
    <span className={styles.guide} aria-hidden="true">
      <svg
        viewBox="0 0 160 100"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
      >
        {DRAWINGS[name]}
      </svg>
      <span className={styles.plus}>{isThere ? <Icon name="check" size="small" /> : CAMERA}</span>
    </span>
  )
}

const CAMERA = (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    focusable="false"
  >
    <path d="M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17z" />
    <circle cx="12" cy="13" r="3.4" />
  </svg>
)

const corners = (
  <path d="M10 24V14a4 4 0 0 1 4-4h10M136 10h10a4 4 0 0 1 4 4v10M150 76v10a4 4 0 0 1-4 4h-10M24 90H14a4 4 0 0 1-4-4V76" />
)

const DRAWINGS = {
  'id-front': (
    <>
      {corners}
      <path d="M114 44a10 10 0 1 0 0-20 10 10 0 0 0 0 20zM94 70c2-14 10-18 20-18s18 4 20 18z" />
      <path opacity=".6" d="M24 28h44M24 42h30M24 56h44M24 76h74" />
    </>
  ),
  'id-back': (
    <>
      {corners}
      <path d="M42 48a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM36 34l4 4 8-8" />
      <path opacity=".6" d="M68 28h62M68 42h44M48 66h78M48 78h56" />
    </>
  ),
  licence: (
    <>
      {corners}
      <path d="M80 34a9 9 0 1 0 0-18 9 9 0 0 0 0 18z" />
      <path opacity=".6" d="M52 44h56M30 56h100M30 66h100M30 76h60" />
    </>
  ),
  square: null,
} as const
