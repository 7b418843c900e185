import styles from './spinner.module.css'

/** Something is under way; the words are beside it. */
export function Spinner() {
  return (
    <svg
      className={styles.spinner}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.28" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  )
}
