/** How a part of a screen is found, from the document on; it travels to the browser as JSON. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label' | 'text' | 'has-text'; readonly name: Words }
  | { readonly by: 'test-id'; readonly id: string }
  | { readonly by: 'place'; readonly at: number }
  | { readonly by: 'visible' }
  | { readonly by: 'or'; readonly other: readonly Step[] }

export interface Words {
  readonly pattern: string
  readonly flags: string
}

export interface Seen {
  readonly url: string
  readonly count: number
  readonly isVisible: boolean
  readonly isChecked: boolean
  readonly texts: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  /** The middle of the only one, where a finger meets it: neither covered nor disabled. */
  readonly point?: { readonly x: number; readonly y: number }
}

export type Wish =
  | 'look'
  | 'point'
  | 'covered-point'
  | 'focus'
  | 'mark'
  | 'unmark'
  | { readonly fill: string }
  | { readonly select: string }

interface Library {
  readonly queryAllByRole: (
    within: HTMLElement,
    role: string,
    options?: { readonly name?: RegExp },
  ) => readonly HTMLElement[]
}

/**
 * Runs in the page, and therefore holds all that it needs but the library for roles and names; undefined until that is
 * there.
 */
export function lookInPage(steps: readonly Step[], wish: Wish): Seen | undefined {
  const library = (window as unknown as { readonly TestingLibraryDom?: Library }).TestingLibraryDom
  if (library === undefined || document.body === null) return undefined
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const fits = ({ pattern, flags }: Words, text: string | null | undefined): boolean =>
    new RegExp(pattern, flags).test(plain(text))
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const labelsOf = (element: HTMLElement): readonly (string | null | undefined)[] => [
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    ...[...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
  ]
  const all = (within: HTMLElement, selector: string): readonly HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ]
  const textsIn = (within: HTMLElement, words: Words): readonly HTMLElement[] => {
    const holding = all(within, '*').filter(
      (element) =>
        !['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName) && fits(words, element.textContent),
    )
    return holding.filter((element) => !holding.some((other) => other !== element && element.contains(other)))
  }
  const inside = (step: Step, within: HTMLElement): readonly HTMLElement[] => {
    if (step.by === 'role')
      return library.queryAllByRole(
        within,
        step.role,
        step.name === undefined ? {} : { name: new RegExp(step.name.pattern, step.name.flags) },
      )
    if (step.by === 'label')
      return all(within, 'input, select, textarea, [role], [aria-label]').filter((element) =>
        labelsOf(element).some((label) => plain(label) !== '' && fits(step.name, label)),
      )
    if (step.by === 'text') return textsIn(within, step.name)
    return step.by === 'test-id' ? all(within, `[data-testid="${step.id}"]`) : []
  }
  const follow = (path: readonly Step[]): readonly HTMLElement[] =>
    path.reduce<readonly HTMLElement[]>(
      (found, step) => {
        if (step.by === 'place') return found.slice(step.at, step.at + 1)
        if (step.by === 'visible') return found.filter(isShown)
        if (step.by === 'has-text') return found.filter(({ textContent }) => fits(step.name, textContent))
        if (step.by === 'or') return [...new Set([...found, ...follow(step.other)])]
        return [...new Set(found.flatMap((within) => inside(step, within)))]
      },
      [document.documentElement],
    )
  const found = follow(steps)
  const [element] = found
  const pointOf = (): Seen['point'] => {
    if (element === undefined || found.length > 1 || !element.isConnected) return undefined
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    if (wish === 'covered-point') return { x, y }
    const hit = document.elementFromPoint(x, y)
    const isFree = isShown(element) && !element.matches(':disabled, [aria-disabled="true"]')
    return isFree && hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : undefined
  }
  const field = element as HTMLInputElement | undefined
  if (wish === 'focus') element?.focus()
  else if (wish === 'mark') element?.setAttribute('data-marked', '')
  else if (wish === 'unmark') element?.removeAttribute('data-marked')
  else if (typeof wish === 'object' && 'fill' in wish) {
    field?.focus()
    field?.select?.()
    if (wish.fill === '') document.execCommand('delete')
    else document.execCommand('insertText', false, wish.fill)
  } else if (typeof wish === 'object' && field !== undefined) {
    field.value = wish.select
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const point = wish === 'point' || wish === 'covered-point' ? pointOf() : undefined
  return {
    url: location.href,
    count: found.length,
    isVisible: element !== undefined && isShown(element),
    isChecked: field?.checked === true || element?.getAttribute('aria-checked') === 'true',
    texts: found.map(({ textContent }) => textContent ?? ''),
    attributes: Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ...(point === undefined ? {} : { point }),
  }
}
