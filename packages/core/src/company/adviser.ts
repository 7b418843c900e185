import type { Name } from '../kernel/index.ts'

/** Who of the operator's staff helps with what. A duty, not a person: it is reached by the operator's own contacts. */
export interface AdviserDuty {
  readonly id: string
  readonly duty: Name
  readonly line: Name
}

export interface Adviser extends AdviserDuty {
  readonly phone: string | null
  readonly qq: string | null
}

const DUTIES: readonly AdviserDuty[] = [
  {
    id: 'choosing',
    duty: { zh: '选店顾问', en: 'Choosing a shop' },
    line: { zh: '按预算和类目帮您挑', en: 'By budget and category' },
  },
  {
    id: 'company-shops',
    duty: { zh: '企业店顾问', en: 'Company shops' },
    line: { zh: '股权、税务、资质怎么接', en: 'Equity, tax and credentials' },
  },
  {
    id: 'hand-over',
    duty: { zh: '过户专员', en: 'Transfers' },
    line: { zh: '每一步要什么材料', en: 'What you need at each step' },
  },
  {
    id: 'selling',
    duty: { zh: '卖店顾问', en: 'Selling a shop' },
    line: { zh: '定价、资料、上架', en: 'Pricing, documents and listing' },
  },
]

interface Contacts {
  readonly bottomPhone: string | undefined
  readonly contacts: Readonly<Record<string, string>>
}

/** The staff behind the first page; none where the operator named no contact. */
export function advisersOf({ bottomPhone, contacts }: Contacts): readonly Adviser[] {
  const phone = bottomPhone ?? null
  const qq = Object.hasOwn(contacts, 'qq') ? (contacts['qq'] ?? null) : null
  return phone === null && qq === null ? [] : DUTIES.map((duty) => ({ ...duty, phone, qq }))
}
