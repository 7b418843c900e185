import styles from './media.module.css'

interface MediaProps {
  readonly src: string
  readonly alt: string
  /** The first picture of a page loads at once; the others when they come near. */
  readonly eager?: boolean
}

/** A 4:3 picture whose place is kept before it arrives. */
export function Media({ src, alt, eager = false }: MediaProps) {
  return (
    <span className={styles.frame}>
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={400}
        height={300}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  )
}
