export interface JsonChange {
  /** Such as `roles.0`; empty for the whole value. */
  readonly what: string
  readonly before: string
  readonly after: string
}

const ABSENT = Symbol('absent')

/** Each leaf in which two JSON texts differ, in the order of the earlier one. A text that is no JSON is one leaf. */
export const jsonDiff = (before: string, after: string): readonly JsonChange[] => [
  ...differences('', parsed(before), parsed(after)),
]

function* differences(what: string, before: unknown, after: unknown): Generator<JsonChange> {
  const [one, other] = [partsOf(before), partsOf(after)]
  if (one !== undefined && other !== undefined && (isGroup(before) || isGroup(after))) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      yield* differences(what === '' ? key : `${what}.${key}`, valueAt(one, key), valueAt(other, key))
  } else if (shown(before) !== shown(after)) {
    yield { what, before: shown(before), after: shown(after) }
  }
}

type Group = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null
/** A missing value has no parts. */
const partsOf = (value: unknown): Group | undefined => (value === ABSENT ? {} : isGroup(value) ? value : undefined)
const valueAt = (group: Group, key: string): unknown => (Object.hasOwn(group, key) ? group[key] : ABSENT)
const shown = (value: unknown): string =>
  value === ABSENT ? '' : typeof value === 'string' ? value : JSON.stringify(value)

function parsed(text: string): unknown {
  if (text === '') return ABSENT
  try {
    // The log writes null where there was nothing before, or is nothing after.
    return (JSON.parse(text) as unknown) ?? ABSENT
  } catch {
    return text
  }
}
