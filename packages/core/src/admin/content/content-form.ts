import type { Name } from '../../kernel/index.ts'

/** How a part of a content’s text is filled in. */
export const FORM_INPUTS = [
  'text',
  'number',
  /** Whole fen, typed in yuan. */
  'money',
  'day',
  'yes-no',
  'choice',
  /** Several of the options. */
  'choices',
  /** Words, one a line. */
  'lines',
  /** Pairs of words, one a line with “=” between. */
  'pairs',
  'group',
  'list',
  /** One of several groups, named by the value at `by`. */
  'variant',
  /** Shown, and not changed. */
  'fixed',
] as const
export type FormInput = (typeof FORM_INPUTS)[number]

/** A part of a content’s text, made of the schema that reads it. */
export interface FormField {
  /** Of its group; of a group in a variant, the value that chooses it; empty for the whole, and for each of a list. */
  readonly key: string
  readonly names: Name
  readonly input: FormInput
  /** It may be null. */
  readonly isNullable: boolean
  /** How many characters or entries, where that is bounded. */
  readonly max: number | null
  readonly options: readonly { readonly value: string | number; readonly names: Name }[]
  /** Of a group, in their order; of a list, what each entry is; of a variant, its groups. */
  readonly fields: readonly FormField[]
  readonly by: string
}

/** The first value of a part of a new text. */
export function blankValue(field: FormField): unknown {
  if (field.isNullable) return null
  switch (field.input) {
    case 'number':
    case 'money':
      return 0
    case 'yes-no':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'choices':
    case 'lines':
    case 'list':
      return []
    case 'pairs':
      return {}
    case 'group':
      return Object.fromEntries(field.fields.map((part) => [part.key, blankValue(part)]))
    case 'variant':
      return blankVariant(field, field.fields[0]?.key ?? '')
    case 'text':
    case 'day':
    case 'fixed':
      return ''
  }
}

/** A variant with nothing filled in yet. */
export const blankVariant = ({ fields, by }: FormField, chosen: string): unknown => ({
  [by]: chosen,
  ...Object.fromEntries(
    fields
      .filter(({ key }) => key === chosen)
      .flatMap((group) => group.fields.map((part) => [part.key, blankValue(part)])),
  ),
})
