const MAX_ATTEMPTS = 3

/**
 * On a busy machine Lighthouse loses a recording now and then. Such a visit is made again, and told; the third failure
 * in a row is thrown.
 */
export async function retryVisit<T>(visit: () => Promise<T>, tell: (line: string) => void): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
      tell(`once more: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
