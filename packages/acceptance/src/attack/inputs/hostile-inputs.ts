import type { dice } from '../../dice.ts'
import { badRequestsOf, type DocumentedCall } from '../../faults/bad-requests.ts'
import { shapesOf } from '../../faults/json-schema.ts'
import type { Parameters } from '../../api/sign-request.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts'
import { likelyInput } from './likely-input.ts'

export interface HostileInput {
  readonly kind: string
  readonly parameters: Parameters
}

type Dice = ReturnType<typeof dice>

/** Every violation of the documented schema, field by field. */
export const forbiddenInputs = (call: DocumentedCall): readonly HostileInput[] =>
  badRequestsOf(call).map(({ parameters }) => ({ kind: 'forbidden by its schema', parameters }))

/**
 * Every field in turn with every hostile value; a call without fields gets an unknown one, and one with a hostile name.
 */
export function hostileValues({ input }: DocumentedCall): readonly HostileInput[] {
  const kind = 'hostile value'
  return shapesOf(input).flatMap((shape) => {
    const good = likelyInput(shape)
    const fields = Object.keys(shape.properties ?? {})
    return [
      ...fields.flatMap((field) => HOSTILE_VALUES.map((value) => ({ kind, parameters: { ...good, [field]: value } }))),
      ...(fields.length > 0 ? [] : HOSTILE_VALUES.map((value) => ({ kind, parameters: { ...good, q: value } }))),
      ...HOSTILE_TEXTS.map((name) => ({ kind: 'hostile name', parameters: { ...good, [name]: 1 } })),
    ]
  })
}

/** Right inputs with one to three things about them changed by chance. */
export function mutations({ input }: DocumentedCall, howMany: number, chance: Dice): readonly HostileInput[] {
  const shapes = shapesOf(input)
  return Array.from({ length: howMany }, () => {
    const shape = chance.pick(shapes)
    const names = Object.keys(shape.properties ?? {}).filter((name) => shape.properties?.[name]?.not === undefined)
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
