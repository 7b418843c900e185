import { contentKind, type ContentFault, type ContentKind, type FormField } from '@diandu/core/admin'
import { Form } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FieldView } from './field-view.tsx'
import { readText, withPart, writeText } from './text-format.ts'

interface ContentFormProps {
  readonly kind: ContentKind
  readonly form: FormField
  readonly body: string
  readonly faults: readonly ContentFault[]
  readonly isFixed: boolean
  readonly onChange: (body: string) => void
}

/** The text of a content, part by part: whatever is filled in is the text at once. */
export function ContentForm({ kind, form, body, faults, isFixed, onChange }: ContentFormProps) {
  // The value that was filled in is kept while it is the text: parts that did not change are not drawn again.
  const [last, setLast] = useState<{ readonly body: string; readonly value: unknown }>()
  const value = last?.body === body ? last.value : readText(kind, body)
  const atFields = useMemo(() => placed(kind, faults), [kind, faults])
  const now = useRef({ value, onChange })
  useEffect(() => {
    now.current = { value, onChange }
  })
  const change = useCallback(
    (path: string, part: unknown) => {
      const whole = withPart(now.current.value, path === '' ? [] : path.split('.'), part)
      const text = writeText(
        kind,
        whole,
        form.fields.map(({ key }) => key),
      )
      setLast({ body: text, value: whole })
      now.current.onChange(text)
    },
    [kind, form],
  )
  return (
    <Form layout="vertical" component="div" className="content-form">
      <FieldView field={form} value={value} path="" faults={atFields} isFixed={isFixed} onChange={change} />
    </Form>
  )
}

/** A fault on a line behind a head is one of the text. */
const placed = (kind: ContentKind, faults: readonly ContentFault[]): readonly ContentFault[] =>
  contentKind(kind).format === 'json'
    ? faults
    : faults.map((fault) => (fault.field === null && fault.line !== null ? { ...fault, field: 'text' } : fault))
