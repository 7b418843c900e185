import styles from './files.module.css'

export function FileName({ name, bytes }: { readonly name: string; readonly bytes: number }) {
  return (
    <span className={styles.name}>
      <svg
        className="mr-8 ferry flex-none"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6" />
      </svg>
      <span className="type-line break-anywhere min-w-0">
        {name} <span className="note">{fileSize(bytes)}</span>
      </span>
    </span>
  )
}

const KIB = 1024
const MIB = KIB * KIB

/** As phones say it: `812 KB`, `3.4 MB`. */
function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`
  return bytes < MIB ? `${Math.round(bytes / KIB)} KB` : `${(bytes / MIB).toFixed(1)} MB`
}
