import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd className="text-right break-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
