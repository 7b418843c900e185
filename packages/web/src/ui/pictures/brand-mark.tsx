import styles from './brand-mark.module.css'

/** A ferry with a shop's awning for a roof. Decoration: the name is beside it. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="fill-ferry" width="32" height="32" rx="8" />
      <g className={styles.boat} fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8.5 12.2 10 7.5h12l1.5 4.7a2.5 2.5 0 0 1-5 .3 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5-.3z" />
        <path d="M11 15v4.2M21 15v4.2" />
        <path d="M6.5 19.2h19l-2.2 4.2H8.7z" />
        <path d="M6.5 26.4c1.6 1.1 3.2 1.1 4.75 0s3.2-1.1 4.75 0 3.2 1.1 4.75 0 3.2-1.1 4.75 0" />
      </g>
    </svg>
  )
}
