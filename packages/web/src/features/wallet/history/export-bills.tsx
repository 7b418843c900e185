import { useState } from 'react'
import { formatTime } from '@diandu/core/format'
import { monthSpan, type StatementRequest } from '@diandu/core/wallet'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import { useSaveFile } from '../use-save-file.ts'

/** Whole months as a file: a table, or a document. The months come with the oldest first. */
export function ExportBills({ months }: { readonly months: readonly string[] }) {
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
