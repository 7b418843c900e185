import { useQuery } from '@tanstack/react-query'
import type { CompanyInfo } from '@diandu/core/company'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { aboutWords } from '../../../words/about.words.ts'
import { companyQuery } from '../company-query.ts'
import styles from './about-page.module.css'

const ROWS = ['companyName', 'licenceNumber', 'icp', 'contactEmail', 'bottomPhone', 'copyright'] as const satisfies readonly (keyof CompanyInfo)[]

/** Who runs the house, as far as it has said. */
export function CompanyRows() {
  const words = useWords(aboutWords).about
  const { data: info, isError, refetch } = useQuery(companyQuery(usePorts()))
  if (info === undefined) return <LoadState part words={words} lines={4} isError={isError} onRetry={() => void refetch()} />
  const known = ROWS.flatMap((row) => (info[row] === undefined ? [] : [{ row, text: info[row] }]))
  if (known.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <dl className={styles.rows}>
      {known.map(({ row, text }) => (
        <div key={row}>
          <dt>{words.rows[row]}</dt>
          <dd>{linkOf(row, text) === undefined ? text : <a href={linkOf(row, text)}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

function linkOf(row: (typeof ROWS)[number], text: string): string | undefined {
  if (row === 'contactEmail') return `mailto:${encodeURIComponent(text).replace('%40', '@')}`
  return row === 'bottomPhone' && /^\+?[\d -]+$/.test(text) ? `tel:${text.replaceAll(/[ -]/g, '')}` : undefined
}
