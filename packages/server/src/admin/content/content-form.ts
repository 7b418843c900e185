import type { FormField, FormInput } from '@diandu/core/admin'
import type { JsonSchema } from '@valibot/to-json-schema'
import { jsonSchemaOf } from '../../calls/index.ts'
import type { ContentSource } from '../../content/index.ts'
import { fieldNames, optionNames, optionsOf } from './field-names.ts'

/** The parts of a text of a kind, from the schema of its reader. */
export const contentForm = ({ schema, fixed = [] }: Pick<ContentSource, 'schema' | 'fixed'>): FormField =>
  fieldOf(
    '',
    jsonSchemaOf(schema, (id) => id),
    '',
    fixed,
  )

function fieldOf(key: string, schema: JsonSchema, within: string, fixed: readonly string[] = []): FormField {
  const whole = withoutNull(schema)
  const of = key === '' ? within : key
  const parts = Object.entries(propertiesOf(whole))
  const variants = (whole.oneOf ?? []).filter(isSchema)
  const [by = ''] = variants.flatMap((variant) => discriminatorOf(variant) ?? [])
  const input = inputOf(key, whole)
  const field = {
    key,
    names: fieldNames(key, within),
    input: input === 'group' && variants.length > 0 ? 'variant' : input,
    isNullable: whole !== schema,
    max: whole.maxLength ?? whole.maxItems ?? null,
    options: optionsOf(of) ?? choicesOf(whole).map((value) => ({ value, names: optionNames(of, value) })),
    by,
  } as const
  if (variants.length > 0) return { ...field, fields: variants.map((variant) => groupOf(variant, by, of)) }
  if (field.input === 'list') return { ...field, fields: isSchema(whole.items) ? [fieldOf('', whole.items, of)] : [] }
  return {
    ...field,
    options: field.input === 'choice' || field.input === 'choices' ? field.options : [],
    fields:
      field.input === 'group'
        ? parts.map(([part, type]) =>
            fixed.includes(part) ? { ...fieldOf(part, type, of), input: 'fixed' } : fieldOf(part, type, of),
          )
        : [],
  }
}

/** One of a variant’s groups, named by its value at `by`. */
function groupOf(variant: JsonSchema, by: string, within: string): FormField {
  const { [by]: named, ...rest } = propertiesOf(variant)
  const key = String(named?.const)
  const group = fieldOf('', { ...variant, properties: rest }, within)
  return { ...group, key, names: optionNames(by, key) }
}

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const propertiesOf = ({ properties = {} }: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(properties).flatMap(([key, part]) => (isSchema(part) ? [[key, part]] : [])))

function withoutNull(schema: JsonSchema): JsonSchema {
  const all = (schema.anyOf ?? []).filter(isSchema)
  const other = all.find(({ type }) => type !== 'null')
  return other !== undefined && all.some(({ type }) => type === 'null') ? other : schema
}

const discriminatorOf = (variant: JsonSchema): string | undefined =>
  Object.entries(propertiesOf(variant)).find(([, part]) => typeof part.const === 'string')?.[0]

const choicesOf = (schema: JsonSchema): readonly (string | number)[] =>
  (schema.enum ?? (isSchema(schema.items) ? schema.items.enum : undefined) ?? []).filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  )

function inputOf(key: string, schema: JsonSchema): FormInput {
  if (optionsOf(key) !== undefined || schema.enum !== undefined) return 'choice'
  switch (schema.type) {
    case 'boolean':
      return 'yes-no'
    case 'integer':
    case 'number':
      return 'unit' in schema || key.endsWith('Fen') ? 'money' : 'number'
    case 'array':
      return inputOfList(schema)
    case 'string':
      return schema.format === 'date' ? 'day' : 'text'
    default:
      return schema.additionalProperties === undefined || schema.additionalProperties === false ? 'group' : 'pairs'
  }
}

function inputOfList({ items }: JsonSchema): FormInput {
  if (!isSchema(items)) return 'lines'
  if (items.enum !== undefined) return 'choices'
  return items.type === 'string' ? 'lines' : 'list'
}
