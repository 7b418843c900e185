/** The part of JSON Schema that the documentation of the calls uses. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly examples?: readonly unknown[]
}

/** Whether the documentation allows this value. */
export function allows(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined && !schema.anyOf.some((one) => allows(one, value))) return false
  if (schema.oneOf !== undefined && schema.oneOf.filter((one) => allows(one, value)).length !== 1) return false
  if (schema.not !== undefined && allows(schema.not, value)) return false
  if (schema.allOf !== undefined && !schema.allOf.every((one) => allows(one, value))) return false
  if ('const' in schema && value !== schema.const) return false
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false
  if (schema.type !== undefined && !isOfType(schema.type, value)) return false
  if (typeof value === 'string') return allowsText(schema, value)
  if (typeof value === 'number') return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
  return (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    allowsMembers(schema, value as Readonly<Record<string, unknown>>)
  )
}

function allowsText({ minLength = 0, maxLength = Infinity, pattern }: Schema, text: string): boolean {
  const { length } = [...text]
  return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

function allowsMembers(
  { properties = {}, required = [], additionalProperties = true }: Schema,
  members: Readonly<Record<string, unknown>>,
): boolean {
  if (required.some((name) => !Object.hasOwn(members, name))) return false
  return Object.entries(members).every(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    return schema === undefined ? additionalProperties : allows(schema, value)
  })
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

/** The shapes that a value may have: one, where nothing is said of several. */
export const shapesOf = (schema: Schema): readonly Schema[] => schema.oneOf ?? schema.anyOf ?? [schema]

const LIKELY_TEXTS = [
  'abcd',
  '13900000000',
  '123456',
  '1',
  '2026-11',
  '2026-11-20',
  'abcd-efgh-ijkl',
  'abcdefgh',
  'a-proof-that-is-long-enough',
  '350000',
  'https://m.diandu.example/',
  '440524188001010014',
  '6222020200112233446',
  '91350100M000100Y43',
  '0'.repeat(64),
  '110105',
] as const

/** Some value that the documentation allows, the one that it shows if any. */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples !== undefined) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [shape] = shapesOf(schema)
  if (shape !== undefined && shape !== schema) return exampleOf(shape)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}))
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]))
  const text = LIKELY_TEXTS.find((likely) => allows(schema, likely))
  if (text === undefined || schema.type !== 'string')
    throw new Error(`No example is known for ${JSON.stringify(schema)}`)
  return text
}
