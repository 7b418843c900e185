export type Bindings = Readonly<Record<string, () => void>>

/** How long after `g` a letter still goes to a page. */
const AFTER_G_MS = 1_500

export interface Keyboard {
  /** Later bindings come first; the answer takes them away. */
  readonly bind: (bindings: Bindings) => () => void
  /** True where the key has done something. */
  readonly press: (key: string, nowMs: number) => boolean
}

/** Keys of the console. `g l` is one binding: the letter after `g`. */
export function createKeyboard(): Keyboard {
  let bound: readonly Bindings[] = []
  let goneAt: number | undefined
  const bindingOf = (key: string) => bound.find((bindings) => Object.hasOwn(bindings, key))?.[key]
  return {
    bind: (bindings) => {
      bound = [bindings, ...bound]
      return () => void (bound = bound.filter((one) => one !== bindings))
    },
    press: (key, nowMs) => {
      const isAfterG = goneAt !== undefined && nowMs - goneAt < AFTER_G_MS
      goneAt = key === 'g' && !isAfterG ? nowMs : undefined
      if (goneAt !== undefined) return true
      const run = bindingOf(isAfterG ? `g ${key}` : key)
      run?.()
      return run !== undefined
    },
  }
}

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]'
/** Enter and Space do what these are for. */
const PRESSED = 'button, a[href], [role="button"], [role="menuitem"], [role="switch"], [role="tab"]'

/** Whether a key was meant for the page, and not for a field, a dialog or the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (!(event.target instanceof Element)) return true
  if (event.target.closest(TYPED_IN) !== null || document.querySelector('[role="dialog"]') !== null) return false
  return !(event.key === 'Enter' && event.target.closest(PRESSED) !== null)
}
