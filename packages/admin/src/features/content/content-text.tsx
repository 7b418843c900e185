import type { ContentFault, ContentKind, FormField } from '@diandu/core/admin'
import { Alert, Input, Segmented, type GetRef } from 'antd'
import { useRef, useState } from 'react'
import { useMessages } from '../../app/preferences.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { ContentFaults } from './content-faults.tsx'
import { ContentForm } from './form/content-form.tsx'
import { readText } from './form/text-format.ts'

interface ContentTextProps {
  readonly kind: ContentKind
  readonly form: FormField
  readonly body: string
  readonly faults: readonly ContentFault[]
  readonly isFixed: boolean
  readonly onChange: (body: string) => void
}

/** The text as a form; as it is stored, for who wants that. */
export function ContentText({ kind, form, body, faults, isFixed, onChange }: ContentTextProps) {
  const texts = useMessages(contentMessages)
  const [shown, show] = useState<'form' | 'text'>('form')
  const area = useRef<GetRef<typeof Input.TextArea>>(null)
  const isReadable = readText(kind, body) !== undefined
  const isForm = shown === 'form' && isReadable

  function goToLine(line: number): void {
    const element = area.current?.resizableTextArea?.textArea
    const lines = body.split('\n')
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    element?.focus()
    element?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  }

  return (
    <>
      <Segmented
        className="content-shown"
        value={isForm ? 'form' : 'text'}
        options={[
          { value: 'form', label: texts.form, disabled: !isReadable },
          { value: 'text', label: texts.advanced },
        ]}
        onChange={show}
      />
      {!isReadable && <Alert type="warning" showIcon title={texts.noForm} />}
      {!isFixed && <ContentFaults faults={faults} {...(isForm ? { form } : { onLine: goToLine })} />}
      {isForm ? (
        <ContentForm kind={kind} form={form} body={body} faults={faults} isFixed={isFixed} onChange={onChange} />
      ) : (
        <Input.TextArea
          ref={area}
          className="content-text"
          aria-label={texts.text}
          value={body}
          readOnly={isFixed}
          rows={24}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
