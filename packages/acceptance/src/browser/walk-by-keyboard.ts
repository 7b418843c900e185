import type { Page } from 'playwright-core'

export interface KeyboardWalk {
  /** Number of elements that were reached. */
  readonly stops: number
  /** Touch targets that were not reached, or were reached without visible focus. */
  readonly complaints: readonly string[]
}

/** Presses Tab through the whole screen, from its beginning. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  let left = await page.evaluate(beginWalk)
  // Focus may add further elements, such as another page of a list: a round ends when nothing of the first sight is
  // left.
  for (let presses = 0; left > 0 && presses < MAX_PRESSES; presses += left) {
    for (let press = 0; press < left; press += 1) await page.keyboard.press('Tab')
    left = await page.evaluate(leftOfWalk)
  }
  return page.evaluate(endWalk)
}

/** More stops than any screen has before its last one. */
const MAX_PRESSES = 400

interface Walk {
  readonly wanted: readonly HTMLElement[]
  readonly reached: Set<Element>
  readonly unseen: Set<Element>
  /** Reached, and covered by what sticks to the edge of the screen. */
  readonly covered: Set<Element>
  /** In sight, and not put aside: a page that goes on while it is walked hides some of what it began with. */
  readonly isReachable: (element: HTMLElement) => boolean
}

/** Runs in the page: remembers what is to be reached, and everything that is. */
function beginWalk(): number {
  const groups = new Set<string>()
  const isReachable = (element: HTMLElement): boolean =>
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert],[aria-hidden=true]') === null &&
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true })
  const isWanted = (element: HTMLElement): boolean => {
    if (!isReachable(element)) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // A group of radios is one tab stop; the arrow keys move within it.
    const isFirst =
      !groups.has(element.name) &&
      (element.checked ||
        document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) === null)
    if (isFirst) groups.add(element.name)
    return isFirst
  }
  const candidates = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]',
    ),
  ]
  const wanted = candidates.filter(isWanted)
  const walk: Walk = { wanted, reached: new Set(), unseen: new Set(), covered: new Set(), isReachable }
  const isMarked = (element: Element | null): boolean => {
    if (element === null) return false
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  }
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.offsetHeight > 0,
  )
  const covers = (bar: HTMLElement, target: HTMLElement): boolean => {
    if (bars.some((one) => one.contains(target)) || getComputedStyle(target).position === 'absolute') return false
    const [over, under] = [bar.getBoundingClientRect(), target.getBoundingClientRect()]
    const isAtTop = over.top <= 1 && under.top < over.bottom - 1 && under.bottom > over.top
    const isAtBottom = over.bottom >= innerHeight - 1 && under.bottom > over.top + 1 && under.top < over.bottom
    return over.height < innerHeight / 2 && under.height < innerHeight / 2 && (isAtTop || isAtBottom)
  }
  const received = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || walk.reached.has(target)) return
    walk.reached.add(target)
    if (![target, target.nextElementSibling, target.parentElement, target.closest('label')].some(isMarked))
      walk.unseen.add(target)
    // The page is scrolled to it after this event.
    setTimeout(() => {
      if (document.activeElement === target && bars.some((bar) => covers(bar, target))) walk.covered.add(target)
    }, 0)
  }
  document.addEventListener('focusin', received)
  const scope = window as unknown as { keyboardWalk?: Walk & { readonly stop: () => void } }
  scope.keyboardWalk = { ...walk, stop: () => document.removeEventListener('focusin', received) }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return walk.wanted.length
}

function leftOfWalk(): number {
  const { wanted, reached, isReachable } = (window as unknown as { keyboardWalk: Walk }).keyboardWalk
  return wanted.filter((element) => isReachable(element) && !reached.has(element)).length
}

function endWalk(): KeyboardWalk {
  const { wanted, reached, unseen, covered, isReachable, stop } = (
    window as unknown as { keyboardWalk: Walk & { readonly stop: () => void } }
  ).keyboardWalk
  stop()
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`
  return {
    stops: reached.size,
    complaints: [
      ...wanted
        .filter((element) => isReachable(element) && !reached.has(element))
        .map((element) => `no Tab leads to ${nameOf(element)}`),
      ...[...covered].map((element) => `${nameOf(element)} is under a bar when it has the focus`),
      ...[...unseen].map((element) => `the focus on ${nameOf(element)} is not to be seen`),
    ],
  }
}
