const LONGEST_URL = 2048

/** An address over https with a host of letters, and nothing in it that another reader would read otherwise. Total. */
export function toHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return undefined
  return /^https:\/\/(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?::\d{1,4})?(?:[/?#][!-[\]-~]*)?$/i.test(value)
    ? value
    : undefined
}
