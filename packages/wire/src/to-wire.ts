import type { GenericSchema } from 'valibot'

type Write = (value: unknown) => unknown

/**
 * Writes a schema's values as they travel: names of states become their numbers again, and nothing else changes, nor
 * the order of the fields. Undefined where a schema has no such field.
 */
export function wireWriter(schema: GenericSchema): Write | undefined {
  const { type, pipe, entries, item, wrapped, options, key } = schema as unknown as Parts
  if (pipe !== undefined) return pipe.find(({ metadata }) => metadata?.writes)?.metadata?.writes ?? firstOf(pipe)
  if (entries !== undefined) return fieldsWriter(entries)
  if (item !== undefined) return itemsWriter(wireWriter(item))
  if (wrapped !== undefined) return presentWriter(wireWriter(wrapped))
  if (options === undefined || !options.every(isSchema)) return undefined
  const writers = options.map(wireWriter)
  if (writers.every((write) => write === undefined)) return undefined
  if (type !== 'variant' || key === undefined) throw new Error(`States cannot be written in a ${type}.`)
  return variantWriter(key, options, writers)
}

/** The parts of valibot's schemas that have others in them. */
interface Parts {
  readonly type: string
  readonly pipe?: readonly (GenericSchema & { readonly metadata?: { readonly writes?: Write } })[]
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly options?: readonly GenericSchema[]
  readonly key?: string
}

const isSchema = (option: unknown): boolean => typeof option === 'object'

/** A pipe without a state is read through: it may only check, so that what it begins with says what there is. */
const firstOf = ([first]: readonly GenericSchema[]): Write | undefined => first && wireWriter(first)

function fieldsWriter(entries: Readonly<Record<string, GenericSchema>>): Write | undefined {
  const writers = new Map(
    Object.entries(entries).flatMap(([name, entry]) => {
      const write = wireWriter(entry)
      return write === undefined ? [] : [[name, write] as const]
    }),
  )
  if (writers.size === 0) return undefined
  return (value) =>
    Object.fromEntries(
      Object.entries(value as object).map(([name, field]) => [name, writers.get(name)?.(field) ?? field]),
    )
}

const itemsWriter = (write: Write | undefined): Write | undefined =>
  write && ((value) => (value as readonly unknown[]).map(write))

const presentWriter = (write: Write | undefined): Write | undefined =>
  write && ((value) => (value === null || value === undefined ? value : write(value)))

function variantWriter(key: string, options: readonly GenericSchema[], writers: readonly (Write | undefined)[]): Write {
  const kinds = options.map((option) => (option as unknown as Parts).entries?.[key])
  return (value) => {
    const kind = (value as Readonly<Record<string, unknown>>)[key]
    const place = kinds.findIndex((literal) => (literal as { literal?: unknown } | undefined)?.literal === kind)
    return writers[place]?.(value) ?? value
  }
}
