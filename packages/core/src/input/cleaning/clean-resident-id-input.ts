/** Digits and X. A typed `x` becomes `X`: one person, one spelling. */
export function cleanResidentIdInput(raw: string): string {
  return raw.replace(/[^\dXx]/g, '').replace(/x/g, 'X')
}
