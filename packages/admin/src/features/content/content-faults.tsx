import { placedFault, type ContentFault, type ContentName, type FormField } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'

const PAUSE_MS = 400
const NONE: readonly ContentFault[] = []

/** What the server finds wrong with a text, once its writer pauses; those of the text before until then. */
export function useFaults({ kind, id }: ContentName, body: string): readonly ContentFault[] {
  const { content } = usePorts()
  const [checked, check] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => check(body), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [body])
  const faults = useLoad(['content-faults', kind, id, checked], (signal) =>
    content.check({ kind, id }, checked, signal),
  )
  const [last, setLast] = useState(NONE)
  if (faults.data !== undefined && faults.data !== last) setLast(faults.data)
  return faults.data ?? last
}

interface ContentFaultsProps {
  readonly faults: readonly ContentFault[]
  /** Of the form, which says where a fault is by the names of its parts. */
  readonly form?: FormField
  readonly onLine?: (line: number) => void
}

/** Each fault leads to its line, where lines are shown. */
export function ContentFaults({ faults, form, onLine }: ContentFaultsProps) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  if (faults.length === 0) return <p className="quiet content-faults">{texts.noFaults}</p>
  return (
    <Alert
      className="content-faults"
      type="warning"
      title={texts.faults(faults.length)}
      description={
        <ul className="plain-list">
          {faults.map((fault, at) => {
            const words =
              form === undefined
                ? nameIn(placedFault(fault), locale)
                : [...trailOf(form, fault.field, locale), nameIn(fault, locale)].join(' › ')
            const { line } = fault
            return (
              <li key={`${at} ${words}`}>
                {line === null || onLine === undefined ? (
                  words
                ) : (
                  <Button type="link" size="small" className="content-fault" onClick={() => onLine(line)}>
                    {words}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      }
    />
  )
}

/** The names of the parts on the way to a field, with the numbers of entries. */
function trailOf(form: FormField, field: string | null, locale: Locale): readonly string[] {
  const names: string[] = []
  let parts: readonly FormField[] = [form]
  for (const key of field?.split('.') ?? []) {
    const entries = parts.flatMap((part) => (part.input === 'list' ? part.fields : []))
    const inside = parts.flatMap((part) =>
      part.input === 'variant' ? part.fields.flatMap((group) => group.fields) : part.fields,
    )
    const next = inside.filter((part) => part.key === key)
    if (entries.length > 0) names.push(String(Number(key) + 1))
    else if (next[0] !== undefined) names.push(nameIn(next[0].names, locale))
    parts = entries.length > 0 ? entries : next
  }
  return names
}
