import styles from './loading-bar.module.css'

/**
 * A thin line at the very top while the page waits for something. Comes after 150 ms, so quick answers show nothing.
 */
export function LoadingBar({ busy, label }: { readonly busy: boolean; readonly label: string }) {
  return (
    <div className={styles.place} role="status" data-screen-only>
      {busy && <span className={styles.bar} role="progressbar" aria-label={label} />}
    </div>
  )
}
