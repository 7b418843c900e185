import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BILL_KINDS, POSTING_KINDS, type MonthTotals, type PostingKind } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { billWords } from '../../../words/bill.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { billMonthsQuery, billsQuery } from '../bill-queries.ts'
import { BillRow } from './bill-row.tsx'
import { ExportBills } from './export-bills.tsx'
import styles from './history-page.module.css'
import { MonthChart } from './month-chart.tsx'
import { grouped } from './money-text.ts'


/** What came in and went out: twelve months in a chart, then every movement. */
export function Page() {
  const words = useWords(billWords)
  const title = useWords(titleWords).bills
  const ports = usePorts()
  const { data: months } = useQuery(billMonthsQuery(ports))
  const [month, setMonth] = useState<string | null>(null)
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      {months !== undefined && (
        <Section title={words.months}>
          <Card>
            <MonthChart months={months} />
          </Card>
        </Section>
      )}
      <BillList months={months} month={month} onMonth={setMonth} />
      {months !== undefined && (
        <Section title={words.export.title}>
          <Card>
            <ExportBills months={months.map((one) => one.month)} />
          </Card>
        </Section>
      )}
    </Screen>
  )
}

interface BillListProps {
  readonly months: readonly MonthTotals[] | undefined
  readonly month: string | null
  readonly onMonth: (month: string | null) => void
}

function BillList({ months = [], month, onMonth }: BillListProps) {
  const words = useWords(billWords)
  const locale = useLocale()
  const [kind, setKind] = useState<PostingKind | null>(null)
  const { items: bills, isEmpty, more } = usePaged(billsQuery(usePorts(), { month, kind }))
  const totals = months.find((one) => one.month === month)
  return (
    <Section title={words.filter.title} aside={<PageLink to="/user_center/server/Invoice">{words.invoices}</PageLink>}>
      <div className={styles.filter}>
        <SelectField
          label={words.filter.month}
          value={month ?? ''}
          placeholder={words.filter.everyMonth}
          options={months.toReversed().map((one) => ({ value: one.month, label: one.month }))}
          onChange={(value) => onMonth(value === '' ? null : value)}
        />
        <SelectField
          label={words.filter.kind}
          value={kind ?? ''}
          placeholder={words.filter.everyKind}
          options={BILL_KINDS.map((value) => ({ value, label: nameIn(POSTING_KINDS[value], locale) }))}
          onChange={(value) => setKind(BILL_KINDS.find((one) => one === value) ?? null)}
        />
      </div>
      {totals !== undefined && <p className={styles.sums}>{words.sums(grouped(totals.inFen), grouped(totals.outFen))}</p>}
      {isEmpty ? (
        <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.noneAction}</Button>}>
          {words.none}
        </EmptyState>
      ) : (
        <EndlessList
          label={words.list.label}
          items={bills}
          keyOf={({ id }) => id}
          renderItem={(bill) => (
            <Card padding="none">
              <BillRow bill={bill} />
            </Card>
          )}
          {...more}
          words={words.list}
          skeleton={<SkeletonCards count={3} />}
        />
      )}
    </Section>
  )
}
