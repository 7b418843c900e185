import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import {
  BILL_KINDS,
  POSTING_KINDS,
  aboutText,
  monthSpan,
  type DetailedBill,
  type MonthTotals,
  type PostingKind,
  type StatementRequest,
} from '@diandu/core/wallet'
import { useState } from 'react'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { ColumnChart } from '../../../ui/charts/column-chart.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { billMonthsQuery, billsQuery } from '../wallet-queries.ts'
import { useSaveFile } from '../use-save-file.ts'
import { foldEmptyMonths } from './fold-empty-months.ts'

/** Income and expenses: twelve months in a chart, then every movement. */
export function Page() {
  const messages = useMessages(billMessages)
  const ports = usePorts()
  const { data: months } = useLoad(billMonthsQuery(ports), 'own-part')
  const [month, setMonth] = useState<string | null>(null)
  return (
    <BackScreen title="bills" home="/user_center">
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
    </BackScreen>
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
        />
      )}
    </Section>
  )
}

/** One movement: what it was, when, how much, what was left. */
function BillRow({ bill }: { readonly bill: DetailedBill }) {
  const messages = useMessages(billMessages)
  const locale = useLocale()
  const { id, kind, at, direction, amountFen, balanceFen, about } = bill
  const time = formatTime(at, 'yyyy-mm-dd hh:mm')
  const what =
    about.kind === 'order' ? about.title : about.channel === null ? '' : aboutText(about, locale === 'en' ? 'en' : 'zh')
  return (
    <ListRow
      title={nameIn(POSTING_KINDS[kind], locale)}
      detail={
        <>
          {what !== '' && what !== about.kind && <span className="block">{what}</span>}
          <span className="block">{time}</span>
          <span className="block">{messages.left(formatMoney(balanceFen))}</span>
        </>
      }
      end={
        <span className={`nowrap ${direction === 'in' ? 'green' : ''}`}>
          {messages[direction](formatMoney(amountFen))}
        </span>
      }
      link={(parts) => <PageLink to={`/user_center/server/money_detail?id=${id}`} {...parts} />}
    />
  )
}

/** Month by month, what came in or what went out: columns, and a table in which months without entries are one row. */
function MonthChart({ months }: { readonly months: readonly MonthTotals[] }) {
  const messages = useMessages(billMessages)
  const [way, setWay] = useState<'in' | 'out'>('out')
  const folded = foldEmptyMonths(months)
  const amountOf = ({ inFen, outFen }: MonthTotals) => (way === 'in' ? inFen : outFen)
  const columns = months.map((one) => {
    const text = formatMoney(amountOf(one))
    return { key: one.month, label: one.month.slice(5), value: amountOf(one), text, says: `${one.month}: ${text}` }
  })
  const rows = folded.map((one) =>
    'month' in one ? [one.month, formatMoney(amountOf(one))] : [messages.noEntries(one.from, one.to), formatMoney(0)],
  )
  return (
    <>
      <div className="mb-12">
        <SegmentedControl
          label={messages.ways.label}
          value={way}
          segments={[
            { value: 'out', label: messages.ways.out },
            { value: 'in', label: messages.ways.in },
          ]}
          onChange={setWay}
        />
      </div>
      <ChartFrame
        title={messages.chart[way]}
        table={{ headings: [messages.chart.month, messages.chart.amount], rows }}
        labels={messages.chart.shown}
      >
        <ColumnChart label={messages.chart[way]} columns={columns} middleLabel="" />
      </ChartFrame>
    </>
  )
}

/** Whole months as a file: a table, or a document. The months come with the oldest first. */
function ExportBills({ months }: { readonly months: readonly string[] }) {
  const messages = useMessages(billMessages).export
  const locale = useLocale()
  const { isSaving, save } = useSaveFile(messages)
  const newest = months.at(-1) ?? ''
  const [from, setFrom] = useState(newest)
  const [until, setUntil] = useState(newest)
  const options = months.toReversed().map((month) => ({ value: month, label: month }))
  const take = (format: StatementRequest['format']) =>
    void save(({ bills }) =>
      bills.statement({ ...daysOf(from, until), format, language: locale === 'en' ? 'en' : 'zh' }),
    )
  return (
    <>
      <p className="detail mb-12">{messages.line}</p>
      <div className="cols-same grid gap-12">
        <SelectField label={messages.from} value={from} options={options} onChange={setFrom} />
        <SelectField label={messages.until} value={until} options={options} onChange={setUntil} />
      </div>
      <div className="grid gap-8">
        <Button block look="secondary" busy={isSaving} onClick={() => take('csv')}>
          {messages.csv}
        </Button>
        <Button block look="secondary" busy={isSaving} onClick={() => take('pdf')}>
          {messages.pdf}
        </Button>
      </div>
    </>
  )
}

/** From the first day of the earlier month to the last day of the later one, whichever was chosen first. */
function daysOf(one: string, other: string): Pick<StatementRequest, 'fromDay' | 'untilDay'> {
  const [from, until] = [one, other].toSorted()
  return {
    fromDay: `${from ?? one}-01`,
    untilDay: formatTime(monthSpan(until ?? other)?.until ?? Number.NaN, 'yyyy-mm-dd'),
  }
}
