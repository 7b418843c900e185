import styles from './picture.module.css'

export type PictureName = 'ferry' | 'search' | 'paper' | 'adrift'

/** The small drawings of empty and failed screens: a few calm lines. */
export function Picture({ name }: { readonly name: PictureName }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 120 88"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.wash} cx="60" cy="44" rx="46" ry="36" />
      {DRAWINGS[name]}
    </svg>
  )
}

const water = (
  <path
    className={styles.quiet}
    d="M22 72c6.3 4 12.6 4 19 0s12.7-4 19 0 12.7 4 19 0 12.7-4 19 0M34 81c4.3 2.7 8.7 2.7 13 0s8.7-2.7 13 0 8.7 2.7 13 0 8.7-2.7 13 0"
  />
)

const DRAWINGS = {
  ferry: (
    <>
      <path
        className={styles.filled}
        d="M41 32.5 45 20h30l4 12.5a6.4 6.4 0 0 1-12.7 1 6.4 6.4 0 0 1-12.6 0 6.4 6.4 0 0 1-12.7-1z"
      />
      <path className={styles.ink} d="M46 41v14M74 41v14M55 55V45h10v10" />
      <path className={styles.filled} d="M32 55h56l-6.5 12h-43z" />
      {water}
    </>
  ),
  search: (
    <>
      <path className={styles.filled} d="M56 60a20 20 0 1 0 0-40 20 20 0 0 0 0 40z" />
      <path className={styles.ink} d="m71 55 16 15M47 40h18M47 47h11" />
      <path className={styles.quiet} d="M47 33h12" />
    </>
  ),
  paper: (
    <>
      <path className={styles.filled} d="M42 16h36v56l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className={styles.ink} d="M50 29h20M50 38h20" />
      <path className={styles.quiet} d="M50 47h12" />
    </>
  ),
  adrift: (
    <>
      <path className={styles.filled} d="m33 57 53-7-4.6 12.5-39.5 5.2z" />
      <path className={styles.ink} d="M57 53.5 54 24l19 20.5-16.5 2.2" />
      <path className={styles.quiet} d="M88 26v9M88 41v.01M30 30l5 4M27 41h5" />
      {water}
    </>
  ),
} as const
