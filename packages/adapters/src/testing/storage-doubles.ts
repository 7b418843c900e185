/**
 * Local storage as a browser has it, in memory: it takes what fits, and throws like a browser where it may not be used.
 */
export function pageStorage({ capacity = Infinity }: { readonly capacity?: number } = {}) {
  const values = new Map<string, string>()
  let isBlocked = false
  const storage: Storage = {
    get length() {
      return values.size
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (key.length + value.length > capacity) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
  return {
    values,
    block: () => void (isBlocked = true),
    page: {
      get localStorage(): Storage {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError')
        return storage
      },
    },
  }
}

/** A document's cookies, as a browser keeps them: one name, one value, and what was said when it was set. */
export function pageCookies(kind: 'kept' | 'ignored' | 'blocked' = 'kept') {
  const values = new Map<string, string>()
  const set: string[] = []
  return {
    values,
    /** Every cookie as it was set, in order. */
    set,
    page: {
      get cookie(): string {
        if (kind === 'blocked') throw new DOMException('blocked', 'SecurityError')
        return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        if (kind === 'blocked') throw new DOMException('blocked', 'SecurityError')
        set.push(text)
        const [pair = '', ...terms] = text.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (kind === 'ignored' || text.length > 4096) return
        if (terms.includes('Max-Age=0')) values.delete(name)
        else values.set(name, value)
      },
    },
  }
}
