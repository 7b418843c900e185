import { blankValue, blankVariant, type FormField } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { Form, Input, InputNumber, Select, Switch, Typography } from 'antd'
import { memo, useState, type ReactNode } from 'react'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { contentMessages } from '../../../messages/content.messages.ts'
import { pathTo, type FieldProps } from './field-props.ts'
import { ListField } from './list-field.tsx'
import { asLines, asPairs } from './text-format.ts'

const LONG = 100

/** A part of a text, with what is wrong at it. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { field, value, path, isFixed, onChange } = props
  const { locale } = usePreferences()
  const label = nameIn(field.names, locale)
  if (field.isNullable && field.fields.length > 0)
    return (
      <Labelled {...props}>
        <Switch
          aria-label={label}
          checked={value !== null}
          disabled={isFixed}
          onChange={(isThere) => onChange(path, isThere ? blankValue({ ...field, isNullable: false }) : null)}
        />
        {value !== null && <Group {...props} />}
      </Labelled>
    )
  switch (field.input) {
    case 'group':
      return field.key === '' ? (
        <Group {...props} />
      ) : (
        <Labelled {...props}>
          <Group {...props} />
        </Labelled>
      )
    case 'variant':
      return <Variant {...props} />
    case 'list':
      return field.key === '' ? (
        <ListField {...props} entryView={(entry) => <FieldView {...entry} />} />
      ) : (
        <Labelled {...props}>
          <ListField {...props} entryView={(entry) => <FieldView {...entry} />} />
        </Labelled>
      )
    default:
      return (
        <Labelled {...props}>
          <Leaf {...props} label={label} />
        </Labelled>
      )
  }
})

/** Faults of a part: of its own, or of parts that have no field of their own. */
function wordsAt({ field, path, faults }: FieldProps, locale: Locale): readonly string[] {
  const hasParts = field.fields.length > 0
  return faults
    .filter((fault) => fault.field === path || (!hasParts && fault.field?.startsWith(`${path}.`) === true))
    .map((fault) => nameIn(fault, locale))
}

function Labelled({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  const { locale } = usePreferences()
  const words = wordsAt(props, locale)
  return (
    <Form.Item
      label={nameIn(props.field.names, locale)}
      {...(words.length > 0 ? { validateStatus: 'error', help: words.join(' · ') } : {})}
    >
      {children}
    </Form.Item>
  )
}

function Group({ field, value, path, ...rest }: FieldProps) {
  const { locale } = usePreferences()
  const label = nameIn(field.names, locale)
  return (
    <div
      className={field.fields.length === 2 ? 'content-pair' : undefined}
      {...(label === '' ? {} : { role: 'group', 'aria-label': label })}
    >
      {field.fields.map((part) => (
        <FieldView
          key={part.key}
          {...rest}
          field={part}
          path={pathTo(path, part.key)}
          value={(value as Readonly<Record<string, unknown>> | undefined)?.[part.key]}
        />
      ))}
    </div>
  )
}

function Variant({ field, value, path, isFixed, onChange, ...rest }: FieldProps) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const chosen = (value as Readonly<Record<string, unknown>> | undefined)?.[field.by]
  const group = field.fields.find(({ key }) => key === chosen)
  return (
    <>
      <Form.Item label={field.key === '' ? texts.variant : nameIn(field.names, locale)}>
        <Select
          aria-label={texts.variant}
          value={chosen}
          disabled={isFixed}
          options={field.fields.map(({ key, names }) => ({ value: key, label: nameIn(names, locale) }))}
          onChange={(key) => onChange(path, blankVariant(field, String(key)))}
        />
      </Form.Item>
      {group !== undefined && (
        <Group {...rest} isFixed={isFixed} onChange={onChange} field={group} value={value} path={path} />
      )}
    </>
  )
}

function Leaf({ field, value, path, isFixed, onChange, label }: FieldProps & { readonly label: string }) {
  const { locale } = usePreferences()
  const common = { 'aria-label': label, disabled: isFixed }
  const set = (next: unknown) => onChange(path, next)
  const isIn = (names: FormField['names']) => nameIn(names, locale)
  switch (field.input) {
    case 'number':
      return <InputNumber {...common} value={asNumber(value)} onChange={set} />
    case 'money':
      return (
        <InputNumber
          {...common}
          prefix="¥"
          precision={2}
          value={asNumber(value, 100)}
          onChange={(yuan) => set(yuan === null ? null : Math.round(yuan * 100))}
        />
      )
    case 'yes-no':
      return <Switch {...common} checked={value === true} onChange={set} />
    case 'choice':
    case 'choices':
      return (
        <Select
          {...common}
          {...(field.input === 'choices' ? { mode: 'multiple' as const } : {})}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={field.options.map((option) => ({ value: option.value, label: isIn(option.names) }))}
          onChange={set}
        />
      )
    case 'lines':
    case 'pairs':
      return <LineByLine {...common} as={field.input === 'lines' ? asLines : asPairs} value={value} onChange={set} />
    case 'fixed':
      return <Typography.Text code>{String(value)}</Typography.Text>
    default:
      return <Words {...common} field={field} value={value} onChange={set} />
  }
}

const asNumber = (value: unknown, share = 1): number | null => (typeof value === 'number' ? value / share : null)

interface LeafProps {
  readonly 'aria-label': string
  readonly disabled: boolean
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Words({ field, value, onChange, ...common }: LeafProps & { readonly field: FormField }) {
  const text = typeof value === 'string' ? value : ''
  const set = (next: string) => onChange(next === '' && field.isNullable ? null : next)
  if (field.input === 'day' || (field.max !== null && field.max <= LONG))
    return (
      <Input
        {...common}
        value={text}
        type={field.input === 'day' ? 'date' : 'text'}
        onChange={({ target }) => set(target.value)}
      />
    )
  return (
    <Input.TextArea
      {...common}
      value={text}
      rows={rowsFor(text, field.key === 'text' ? 8 : 1)}
      onChange={({ target }) => set(target.value)}
    />
  )
}

const [MAX_ROWS, SIGNS_IN_A_ROW] = [30, 44]

/** Counted, not measured: the library measures by a style that the content policy refuses. */
const rowsFor = (text: string, least: number): number =>
  Math.min(
    MAX_ROWS,
    Math.max(
      least,
      text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(widthOf(line) / SIGNS_IN_A_ROW)), 0),
    ),
  )

/** A Chinese sign is as wide as two others. */
const widthOf = (line: string): number => line.length + (line.match(/\p{Script=Han}/gu)?.length ?? 0)

/** Keeps what is typed while it means the same: a line that has no word yet. */
function LineByLine({ as, value, onChange, ...common }: LeafProps & { readonly as: typeof asLines }) {
  const [typed, type] = useState(() => as.print(value))
  const text = as.print(as.parse(typed)) === as.print(value) ? typed : as.print(value)
  return (
    <Input.TextArea
      {...common}
      value={text}
      rows={rowsFor(text, 3)}
      onChange={({ target }) => {
        type(target.value)
        onChange(as.parse(target.value))
      }}
    />
  )
}
