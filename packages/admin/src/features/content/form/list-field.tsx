import { blankValue, type FormField } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { Button, Collapse, Space, Tag } from 'antd'
import type { ReactElement } from 'react'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { contentMessages } from '../../../messages/content.messages.ts'
import { pathTo, type FieldProps } from './field-props.ts'

const isNamePair = ({ fields }: FormField): boolean => fields.length === 2 && fields[0]?.key === 'zh'

interface ListProps extends FieldProps {
  readonly entryView: (entry: FieldProps) => ReactElement
}

/** Entries in their order: each is opened, moved and removed, and others are added. */
export function ListField({ field, value, path, faults, isFixed, onChange, entryView }: ListProps) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const [entry] = field.fields
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  if (entry === undefined) return null
  const view = (one: unknown, at: number): ReactElement =>
    entryView({ field: entry, value: one, path: pathTo(path, at), faults, isFixed, onChange })
  const controls = (at: number) => (
    <Space size={4}>
      <Button
        size="small"
        className="content-entry-act"
        aria-label={texts.moveUp(at + 1)}
        disabled={at === 0}
        onClick={() => onChange(path, all.with(at - 1, all[at]).with(at, all[at - 1]))}
      >
        ↑
      </Button>
      <Button
        size="small"
        danger
        className="content-entry-act"
        aria-label={texts.remove(at + 1)}
        onClick={() => onChange(path, all.toSpliced(at, 1))}
      >
        ×
      </Button>
    </Space>
  )
  const faultsWithin = (at: number) =>
    faults.filter((fault) => `${fault.field}.`.startsWith(`${pathTo(path, at)}.`)).length
  return (
    <>
      {isNamePair(entry) ? (
        all.map((one, at) => (
          <div key={at} className="content-entry">
            {view(one, at)}
            {!isFixed && controls(at)}
          </div>
        ))
      ) : (
        <Collapse
          size="small"
          collapsible="header"
          destroyOnHidden
          items={all.map((one, at) => ({
            key: at,
            label: (
              <>
                <span>{`${at + 1}. ${titleOf(entry, one, locale)} `}</span>
                {faultsWithin(at) > 0 && <Tag color="error">{texts.faultsHere(faultsWithin(at))}</Tag>}
              </>
            ),
            extra: isFixed ? null : controls(at),
            children: view(one, at),
          }))}
        />
      )}
      {!isFixed && (field.max === null || all.length < field.max) && (
        <Button size="small" className="content-entry-add" onClick={() => onChange(path, [...all, blankValue(entry)])}>
          {texts.addEntry(nameIn(field.names, locale))}
        </Button>
      )}
    </>
  )
}

const TITLES = ['title', 'name', 'question', 'law', 'kind', 'campaign', 'series', 'url', 'key', 'id'] as const

/** By what a person knows an entry: its kind where there are several, its platform, and its first name. */
function titleOf(entry: FormField, value: unknown, locale: Locale): string {
  const parts = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const variant = entry.fields.find(({ key }) => entry.input === 'variant' && key === parts[entry.by])
  const choiceOf = (key: string): readonly string[] => {
    const options = entry.fields.find((one) => one.key === key)?.options ?? []
    return options.filter((option) => option.value === parts[key]).map(({ names }) => nameIn(names, locale))
  }
  const [title = ''] = TITLES.flatMap((key) => {
    const part = parts[key]
    const chosen = choiceOf(key)
    if (chosen.length > 0) return chosen
    if (typeof part === 'string') return key === entry.by ? [] : [part]
    return typeof part === 'object' && part !== null && 'zh' in part && 'en' in part
      ? [nameIn({ zh: String(part.zh), en: String(part.en) }, locale)]
      : []
  })
  return [variant === undefined ? '' : nameIn(variant.names, locale), ...choiceOf('platform'), title]
    .filter((words) => words !== '')
    .join(' · ')
}
