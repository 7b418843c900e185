import type { Parameters } from '../api/sign-request.ts'
import type { dice } from '../dice.ts'
import type { DocumentedCall } from './documented-calls.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts'
import { shapesOf, type Schema } from './json-schema.ts'
import { likelyInput } from './likely-input.ts'

export interface SentInput {
  readonly kind: string
  readonly parameters: Parameters
}

/** An input with one thing about it that may be wrong, and the name of the field. */
export interface BadInput extends SentInput {
  readonly field: string
  /**
   * Fields that a refusal may name: where a call takes several shapes, the missing one may belong to another shape.
   */
  readonly nameable: readonly string[]
}

type Dice = ReturnType<typeof dice>

/** Every field missing and with every value in turn, and one too many by every name. */
export function badInputsOf(
  { input }: DocumentedCall,
  values: readonly unknown[] = HOSTILE_VALUES,
  names: readonly string[] = HOSTILE_TEXTS,
): readonly BadInput[] {
  const shapes = shapesOf(input)
  return shapes.flatMap((shape) => {
    const good = likelyInput(shape)
    const { required = [] } = shape
    const elsewhere = shapes.length > 1 ? shapes.flatMap((one) => one.required ?? []) : []
    const fields = fieldsOf(shape)
    const bad = (kind: string, field: string, parameters: Parameters, nameable = [field]): BadInput => ({
      kind,
      field,
      nameable,
      parameters,
    })
    return [
      ...required.map((field) => bad('missing field', field, without(good, field), [field, ...elsewhere])),
      ...(fields.length > 0 ? fields : ['q']).flatMap((field) =>
        values.map((value) => bad('hostile value', field, withOwn(good, field, value))),
      ),
      ...names.map((field) => bad('unknown field', field, withOwn(good, field, 1))),
    ]
  })
}

/** Right inputs with one to three things about them changed by chance. */
export function mutations({ input }: DocumentedCall, howMany: number, chance: Dice): readonly SentInput[] {
  const shapes = shapesOf(input)
  return Array.from({ length: howMany }, () => {
    const shape = chance.pick(shapes)
    const names = fieldsOf(shape)
    let parameters = likelyInput(
      shape,
      names.filter(() => chance.below(3) === 0),
    )
    for (let changes = chance.below(3); changes >= 0; changes -= 1) {
      const field = names.length === 0 ? 'q' : chance.pick(names)
      parameters = { ...parameters, [field]: mutated(parameters[field], chance) }
    }
    return { kind: 'random mutation', parameters }
  })
}

function mutated(value: unknown, chance: Dice): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  const place = chance.below(text.length + 1)
  const piece = chance.pick(HOSTILE_TEXTS).slice(0, 1 + chance.below(200))
  switch (chance.below(9)) {
    case 0:
      return `${text.slice(0, place)}${piece}${text.slice(place)}`
    case 1:
      return text.slice(0, place)
    case 2:
      return text.repeat(1 + chance.below(60))
    case 3:
      return `${text.slice(0, place)}${String.fromCharCode(chance.below(0x10000))}${text.slice(place + 1)}`
    case 4:
      return (typeof value === 'number' ? value : text.length) * (chance.below(2_000_001) - 1_000_000)
    case 5:
      return [value]
    case 6:
      return { [chance.pick(['$gt', 'id', 'length', 'constructor'])]: value }
    case 7:
      return chance.pick(HOSTILE_VALUES)
    default:
      return undefined
  }
}

/** Without fields that are named only to forbid them. */
const fieldsOf = ({ properties = {} }: Schema): readonly string[] =>
  Object.keys(properties).filter((field) => properties[field]?.not === undefined)

const without = (parameters: Parameters, field: string): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== field))

/** Also where the name is one that objects bring along. */
const withOwn = (parameters: Parameters, field: string, value: unknown): Parameters =>
  Object.fromEntries([...Object.entries(parameters).filter(([name]) => name !== field), [field, value]])
