import type { ReactNode } from 'react'
import type { CompanyInfo } from '@diandu/core/company'
import type { useLoad } from '../../../app/queries/use-load.ts'
import { telephoneAddress } from '../../../app/layout/company/telephone-address.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'
import styles from './about-page.module.css'

const ROWS = [
  'companyName',
  'licenceNumber',
  'icp',
  'contactEmail',
  'bottomPhone',
  'copyright',
] as const satisfies readonly (keyof CompanyInfo)[]

/** The company that runs the platform, as far as it has said. */
export function CompanyRows({ query }: { readonly query: ReturnType<typeof useLoad<CompanyInfo>> }) {
  const messages = useMessages(aboutMessages).about
  const { data: info, isError, refetch } = query
  if (info === undefined)
    return <LoadState part messages={messages} lines={4} isError={isError} onRetry={() => void refetch()} />
  const known = ROWS.flatMap((row) =>
    info[row] === undefined ? [] : [[messages.rows[row], linked(row, info[row])] as const],
  )
  if (known.length === 0) return <p className="quiet">{messages.none}</p>
  return (
    <div className={styles.rows}>
      <Facts facts={known} />
    </div>
  )
}

function linked(row: (typeof ROWS)[number], text: string): ReactNode {
  if (row === 'contactEmail') return <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>
  const isNumber = row === 'bottomPhone' && /^\+?[\d -]+$/.test(text)
  return isNumber ? <a href={telephoneAddress(text)}>{text}</a> : text
}
