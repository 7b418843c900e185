import type { CaseRow, StaffAct } from '@diandu/core/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../access/self.tsx'

const ACTS: Readonly<Record<NonNullable<CaseRow['link']>['page'], StaffAct>> = {
  people: 'see-people',
  orders: 'see-orders',
  owners: 'see-identities',
}

/** Leads to a page of the console where the person may see that page; else its words alone. */
export function RecordLink({ link, children }: { readonly link: CaseRow['link']; readonly children: ReactNode }) {
  const may = useMay()
  return link !== null && may(ACTS[link.page]) ? <Link to={`/${link.page}/${link.id}`}>{children}</Link> : children
}
