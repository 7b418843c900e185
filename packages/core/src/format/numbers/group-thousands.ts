/** A comma before every third digit from the right. Takes digits only. */
export function groupThousands(digits: string): string {
  const headLength = digits.length % 3
  const groups = digits.slice(headLength).match(/\d{3}/g) ?? []
  return (headLength === 0 ? groups : [digits.slice(0, headLength), ...groups]).join(',')
}
