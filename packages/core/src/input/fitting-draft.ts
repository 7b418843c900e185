/**
 * `same`: kept as it was typed; `carried-over`: only fields that the form still has were kept; `dropped`: nothing fits.
 */
export type DraftFate = 'same' | 'carried-over' | 'dropped'

export interface FittingDraft<Value> {
  readonly fields: Readonly<Record<string, Value>>
  readonly fate: DraftFate
}

/** The part of an earlier form's input that the present version of the form has a field for and can hold. Total. */
export function fittingDraft<Value>(
  typed: Readonly<Record<string, unknown>>,
  isSameVersion: boolean,
  fits: (field: string, value: unknown) => value is Value,
): FittingDraft<Value> {
  const entries = Object.entries(typed)
  const fitting = entries.filter((entry): entry is [string, Value] => fits(...entry))
  const isWhole = isSameVersion && fitting.length === entries.length
  return {
    fields: Object.fromEntries(fitting),
    fate: isWhole || entries.length === 0 ? 'same' : fitting.length > 0 ? 'carried-over' : 'dropped',
  }
}
