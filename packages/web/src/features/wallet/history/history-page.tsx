import { useState } from 'react'
import { BILL_KINDS, POSTING_KINDS, type MonthTotals, type PostingKind } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { formatMoney } from '@diandu/core/format'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { billMonthsQuery, billsQuery } from '../bill-queries.ts'
import { BillRow } from './bill-row.tsx'
import { ExportBills } from './export-bills.tsx'
import { MonthChart } from './month-chart.tsx'

/** Income and expenses: twelve months in a chart, then every movement. */
export function Page() {
  const messages = useMessages(billMessages)
  const title = useMessages(titleMessages).bills
  const ports = usePorts()
  const { data: months } = useLoad(billMonthsQuery(ports), 'own-part')
  const [month, setMonth] = useState<string | null>(null)
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      {months !== undefined && (
        <Section title={messages.months}>
          <Card>
            <MonthChart months={months} />
          </Card>
        </Section>
      )}
      <BillList months={months} month={month} onMonth={setMonth} />
      {months !== undefined && (
        <div data-screen-only>
          <Section title={messages.export.title}>
            <Card>
              <ExportBills months={months.map((one) => one.month)} />
            </Card>
          </Section>
        </div>
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
  const messages = useMessages(billMessages)
  const locale = useLocale()
  const [kind, setKind] = useState<PostingKind | null>(null)
  const { items: bills, isEmpty, more } = usePaged(billsQuery(usePorts(), { month, kind }), 'own-page')
  const totals = months.find((one) => one.month === month)
  return (
    <Section
      title={messages.filter.title}
      aside={
        <PageLink to="/user_center/server/Invoice" data-screen-only>
          {messages.invoices}
        </PageLink>
      }
    >
      <div className="cols-same grid gap-12" data-screen-only>
        <SelectField
          label={messages.filter.month}
          value={month ?? ''}
          placeholder={messages.filter.everyMonth}
          options={months.toReversed().map((one) => ({ value: one.month, label: one.month }))}
          onChange={(value) => onMonth(value === '' ? null : value)}
        />
        <SelectField
          label={messages.filter.kind}
          value={kind ?? ''}
          placeholder={messages.filter.everyKind}
          options={BILL_KINDS.map((value) => ({ value, label: nameIn(POSTING_KINDS[value], locale) }))}
          onChange={(value) => setKind(BILL_KINDS.find((one) => one === value) ?? null)}
        />
      </div>
      {totals !== undefined && (
        <p className="detail mb-8">{messages.sums(formatMoney(totals.inFen), formatMoney(totals.outFen))}</p>
      )}
      {isEmpty ? (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.noneAction}</Button>}
        >
          {messages.none}
        </EmptyState>
      ) : (
        <EndlessList
          label={messages.list.label}
          items={bills}
          keyOf={({ id }) => id}
          renderItem={(bill) => (
            <Card padding="none">
              <BillRow bill={bill} />
            </Card>
          )}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonCards count={3} />}
        />
      )}
    </Section>
  )
}
