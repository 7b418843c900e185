import { fittingDraft, type DraftFate, parseJson } from '../input/index.ts'
import { EMPTY_SELL_FORM, isSellField, type SellForm } from './sell-form.ts'

/** Raised when a field goes or comes to mean something else. A new one is empty in an older draft: nothing is lost. */
export const SELL_DRAFT_VERSION = 1

/** The longest draft that is stored, in characters. */
export const MAX_SELL_DRAFT = 20_000

/** A partly filled form, as a device or the server stores it. */
export const sellDraftText = (form: SellForm): string =>
  JSON.stringify({
    version: SELL_DRAFT_VERSION,
    form: Object.fromEntries(Object.entries(form).filter(([, text]) => text !== '')),
  })

export interface ReadSellDraft {
  readonly form: SellForm
  /** Any fate but `same` is reported to the person. */
  readonly fate: DraftFate
}

/**
 * Total: undefined for any other text. Only fields that the form has, and values that it can hold, are read from a
 * draft.
 */
export function readSellDraft(text: string): ReadSellDraft | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { version, form } = value as Readonly<Record<string, unknown>>
  if (typeof version !== 'number' || typeof form !== 'object' || form === null || Array.isArray(form)) return undefined
  const { fields, fate } = fittingDraft({ ...form }, version === SELL_DRAFT_VERSION, fits)
  return { form: { ...EMPTY_SELL_FORM, ...fields }, fate }
}

const fits = (field: string, value: unknown): value is string => isSellField(field) && typeof value === 'string'

/** Nothing was filled in. */
export const isEmptySellForm = (form: SellForm): boolean => Object.values(form).every((text) => text === '')

/** The one draft that the server keeps of a person. */
export interface StoredSellDraft {
  readonly revision: number
  readonly content: string
  readonly savedAt: number
}
