import styles from './seal.module.css'

/** An inspector confirmed these figures. */
export function Seal({ children }: { readonly children: string }) {
  return <span className={styles.seal}>{children}</span>
}
