/** A price filter's text: no minus sign of any kind, decimals cut to two and never rounded. */
export function cleanPrice(raw: string): string {
  return raw.replace(/[-−－]/g, '').replace(/(\.\d\d)\d+/g, '$1')
}
