import { PLAIN_KEY_OF_FIELD, plainFigure, type PlainField } from '@diandu/core/catalog'
import { hasContactData } from '@diandu/core/input'
import type { Name } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  FREE_WORDS,
  SELL_FIELD_NAMES,
  SELL_STEPS,
  exportedIn,
  exportedText,
  isPlainField,
  type ExportedFigure,
  type SellField,
  type SellForm,
  type SellStep,
} from '@diandu/core/selling'
import { Fragment, type ReactNode } from 'react'
import { NumberField } from '../../../app/forms/number-field.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { createProvided } from '../../../app/rendering/create-provided.ts'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { CLEANED, SELL_NUMBERS } from './sell-view.ts'

/** The form as its steps see it. */
export interface SellDesk {
  readonly form: SellForm
  readonly change: (changed: Partial<SellForm>) => void
  readonly errorOf: (field: SellField) => { readonly error?: string }
  readonly onBlur: (field: SellField) => void
  readonly isMember: boolean
}

export const [SellDeskProvider, useSellDesk] = createProvided<SellDesk>('the desk of a sale')

const useFieldName = (field: SellField): string => nameIn(SELL_FIELD_NAMES[field], useLocale())

interface TypedFieldProps {
  readonly field: SellField
  readonly hint?: ReactNode
  readonly inputMode?: 'text' | 'numeric'
}

/** One line that is typed. */
export function SellText({ field, hint, inputMode = 'text' }: TypedFieldProps) {
  const { form, change, errorOf, onBlur } = useSellDesk()
  const messages = useMessages(sellMessages)
  const [kind, clean] = [SELL_NUMBERS[field], CLEANED[field]]
  const shared = {
    label: useFieldName(field),
    name: field,
    value: form[field],
    enterKeyHint: 'next',
    clearLabel: messages.clear,
    onChange: (raw: string) => change({ [field]: raw }),
    onBlur: () => onBlur(field),
    ...errorOf(field),
  } as const
  if (kind !== undefined) return <NumberField kind={kind} hint={hint} {...shared} />
  return (
    <TextField
      {...shared}
      inputMode={inputMode}
      autoComplete="off"
      {...(clean && { clean })}
      hint={<FreeHint field={field}>{hint}</FreeHint>}
    />
  )
}

/** Under what other people will read: that contact data in it takes a reviewer longer. */
export function FreeHint({ field, children }: { readonly field: SellField; readonly children: ReactNode }) {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages)
  const isFree = (FREE_WORDS as readonly SellField[]).includes(field)
  return isFree && hasContactData(form[field]) ? <strong>{messages.contactFound}</strong> : children
}

interface SellChoiceProps {
  readonly field: SellField
  readonly hint?: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange?: (value: string) => void
}

export function SellSelect({ field, hint, options, onChange }: SellChoiceProps) {
  const { form, change, errorOf } = useSellDesk()
  const messages = useMessages(sellMessages)
  return (
    <SelectField
      label={useFieldName(field)}
      hint={hint}
      value={form[field]}
      options={options}
      placeholder={messages.choose}
      onChange={onChange ?? ((value) => change({ [field]: value }))}
      {...errorOf(field)}
    />
  )
}

export function SellRadios({ field, options, legend }: SellChoiceProps & { readonly legend?: string }) {
  const { form, change, errorOf } = useSellDesk()
  const name = useFieldName(field)
  return (
    <div className="mb-16">
      <RadioCards
        legend={legend ?? name}
        value={form[field] === '' ? null : form[field]}
        cards={options.map(({ value, label }) => ({ value, title: label }))}
        onChange={(value) => change({ [field]: value })}
        {...errorOf(field)}
      />
    </div>
  )
}

/** Who states a figure: the seller, or the platform's own export. */
export function SellSource({ figure, of }: { readonly figure: ExportedFigure; readonly of: string }) {
  const { form, change } = useSellDesk()
  const messages = useMessages(sellMessages)
  const isExported = exportedIn(form.exported).includes(figure)
  return (
    <div className="mb-16">
      <SegmentedControl
        label={`${of} · ${messages.source}`}
        value={isExported ? 'export' : 'seller'}
        segments={(['seller', 'export'] as const).map((value) => ({ value, label: messages.sources[value] }))}
        onChange={(value) => change({ exported: exportedText(form.exported, figure, value === 'export') })}
      />
    </div>
  )
}

/** The fields of a step in their order: each figure of the table as its kind asks, the others where they begin. */
export function StepOf({
  step,
  others,
}: {
  readonly step: SellStep
  readonly others: Readonly<Partial<Record<SellField, ReactNode>>>
}) {
  return SELL_STEPS[step].map((field) => (
    <Fragment key={field}>{isPlainField(field) ? <SellFigure field={field} /> : others[field]}</Fragment>
  ))
}

/** A figure of the table, and who states it. */
function SellFigure({ field }: { readonly field: PlainField }) {
  const { form } = useSellDesk()
  const locale = useLocale()
  const { hints, questions, yes, no } = useMessages(sellMessages)
  const name = useFieldName(field)
  const { kind, choices = {}, isOptional, isMasked, isOwnWord } = plainFigure(PLAIN_KEY_OF_FIELD[field])
  const options = Object.entries(choices).map(([value, words]) => ({ value, label: nameIn(words, locale) }))
  const question = questions[field] ?? { legend: name, yes, no }
  const usual = isMasked
    ? hints.masked
    : isOptional || kind === 'money' || kind === 'count'
      ? hints.optional
      : undefined
  const hint = kind === 'level' ? hints.level(nameIn(levelExample(form.platform), locale)) : hints.figures[field]
  return (
    <>
      {kind === 'yes-no' ? (
        <SellRadios
          field={field}
          legend={question.legend}
          options={[
            { value: 'yes', label: question.yes },
            { value: 'no', label: question.no },
          ]}
        />
      ) : kind === 'choice' && isOptional ? (
        <SellSelect field={field} hint={hint ?? usual} options={options} />
      ) : kind === 'choice' ? (
        <SellRadios field={field} options={options} />
      ) : (
        <SellText field={field} hint={hint ?? usual} inputMode={kind === 'day' ? 'numeric' : 'text'} />
      )}
      {question.note !== undefined && <p className="note mb-8">{question.note}</p>}
      {isOwnWord !== true && <SellSource figure={field} of={name} />}
    </>
  )
}

const TAOBAO: Name = { zh: '三皇冠', en: '3 crowns' }
const EXPERIENCE: Name = { zh: '体验分 92', en: 'Experience score 92' }

/** How a platform says how good a shop is, by its number. */
const EXAMPLES: ReadonlyMap<number, Name> = new Map([
  [1, { zh: '综合体验 4.6 星', en: '4.6 stars' }],
  [2, TAOBAO],
  [5, TAOBAO],
  [3, { zh: '店铺风向标 9.2', en: 'Shop index 9.2' }],
  [20, { zh: '四星店铺', en: '4-star shop' }],
  [32, EXPERIENCE],
  [39, EXPERIENCE],
])
const ELSEWHERE: Name = { zh: '金牌卖家', en: 'Gold seller' }

/** An example of a level in the words of the chosen platform. */
const levelExample = (platform: string): Name => EXAMPLES.get(Number(platform)) ?? ELSEWHERE
