import type { CaseField } from '@diandu/core/admin'
import { readYuan } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { Button, Form, Input, Select, Upload } from 'antd'
import { useState } from 'react'
import { base64Of } from '../../app/base64-of.ts'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'

interface DecisionFieldProps {
  readonly name: string
  readonly field: CaseField
  readonly isFirst: boolean
  readonly onChosen: () => void
}

/** One field of a decision, as it is typed. */
export function DecisionField({ name, field, isFirst, onChosen }: DecisionFieldProps) {
  const { names, kind, isOptional = false } = field
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  return (
    <Form.Item
      name={['fields', name]}
      label={nameIn(names, locale)}
      rules={[
        { required: !isOptional, message: texts.fieldMissing },
        ...(kind === 'money'
          ? [
              {
                validator: (_: unknown, typed: string | undefined) =>
                  (isOptional && (typed ?? '') === '') || readYuan(typed ?? '').ok
                    ? Promise.resolve()
                    : Promise.reject(new Error(texts.notAnAmount)),
              },
            ]
          : []),
      ]}
    >
      <FieldInput field={field} isFirst={isFirst} onChosen={onChosen} />
    </Form.Item>
  )
}

interface FieldInputProps extends Omit<DecisionFieldProps, 'name'> {
  readonly value?: string
  readonly onChange?: (value: unknown) => void
}

/** The form gives the value, the listener and the id to whatever is inside an item. */
function FieldInput({ field, isFirst, onChosen, ...given }: FieldInputProps) {
  const { locale } = usePreferences()
  switch (field.kind) {
    case 'choice':
      return (
        <Select<string>
          {...given}
          autoFocus={isFirst}
          showSearch={{ optionFilterProp: 'label' }}
          options={Object.entries(field.choices ?? {}).map(([value, name]) => ({ value, label: nameIn(name, locale) }))}
          onSelect={onChosen}
        />
      )
    case 'money':
      return <Input {...given} autoFocus={isFirst} inputMode="decimal" prefix="¥" />
    case 'text':
      return <Input {...given} autoFocus={isFirst} maxLength={field.max ?? 1_000} />
    case 'file':
      return <FileInput {...given} maxBytes={field.max ?? 8 * 1024 * 1024} isFirst={isFirst} onChosen={onChosen} />
  }
}

interface FileInputProps extends Pick<DecisionFieldProps, 'isFirst' | 'onChosen'> {
  readonly maxBytes: number
  readonly value?: string
  readonly onChange?: (value: unknown) => void
}

/** Holds the chosen file as base64. */
function FileInput({ maxBytes, isFirst, onChosen, onChange, value: _held, ...given }: FileInputProps) {
  const texts = useMessages(casesMessages)
  const [name, setName] = useState('')
  const read = (file: File) => {
    const isTooLarge = file.size > maxBytes
    setName(isTooLarge ? texts.fileTooLarge : file.name)
    if (isTooLarge) onChange?.(undefined)
    else {
      void base64Of(file).then(onChange, () => setName(''))
      onChosen()
    }
    return Upload.LIST_IGNORE
  }
  return (
    <Upload {...given} maxCount={1} showUploadList={false} beforeUpload={read}>
      {/* The keys of the dialog work from the start. */}
      <Button autoFocus={isFirst}>{texts.file}</Button> <span className="quiet">{name}</span>
    </Upload>
  )
}

/** A field as the call takes it: fen of money. */
export function fieldValue({ kind }: CaseField, typed: string | number): string | number {
  const read = kind === 'money' ? readYuan(String(typed)) : undefined
  return read?.ok === true ? read.value : typed
}
