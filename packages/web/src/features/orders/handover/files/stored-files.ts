import { parseJson } from '@diandu/core/input'
import { PROOF_TYPES, type UploadedProof } from '@diandu/core/orders'

/** Files of a form as one text, as a form's draft holds them. */
export const filesText = (files: readonly UploadedProof[]): string => (files.length === 0 ? '' : JSON.stringify(files))

/** Total: what is no such text holds no file. */
export function filesIn(text: string): readonly UploadedProof[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap(fileIn) : []
}

function fileIn(value: unknown): readonly UploadedProof[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, type, bytes } = value as Partial<Record<keyof UploadedProof, unknown>>
  const known = PROOF_TYPES.find((one) => one === type)
  return typeof id === 'string' && typeof name === 'string' && known !== undefined && typeof bytes === 'number'
    ? [{ id, name, type: known, bytes }]
    : []
}
