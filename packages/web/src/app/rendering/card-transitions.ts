import { flushSync } from 'react-dom'

/** The elements that a card shares with its shop's page. A card's only picture needs no mark. */
const ALIKE = [
  ['picture', '[data-alike=picture], [data-testid=shop-card] img'],
  ['title', '[data-alike=title]'],
] as const

/** Not in an older browser, nor for a visitor who wants less motion. */
const mayMove = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== true

/** Names the parts within `around`, of which the first of each is meant; answers how to take the names back. */
function nameParts(around: ParentNode): () => void {
  const named = ALIKE.flatMap(([name, selector]) => {
    const part = around.querySelector<HTMLElement>(selector)
    part?.style.setProperty('view-transition-name', `shop-${name}`)
    return part ?? []
  })
  return () => {
    for (const part of named) part.style.removeProperty('view-transition-name')
  }
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

/**
 * A tapped card grows into the page of its shop. The tap is held back until the browser has its picture of the list,
 * and is then given to the card once more: where the page's code is not here yet, the step is as it always was. Answers
 * how to stop.
 */
export function startCardTransitions(): () => void {
  let isPassedOn = false
  const onClick = (event: MouseEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-testid=shop-card]') : null
    if (isPassedOn || card === null || !isPlainClick(event) || !mayMove()) return
    event.preventDefault()
    event.stopPropagation()
    const forgetCard = nameParts(card)
    let forgetPage = () => {}
    const { finished } = document.startViewTransition(() => {
      isPassedOn = true
      flushSync(() => card.click())
      isPassedOn = false
      forgetCard()
      const page = shownShopPage()
      if (page !== undefined) forgetPage = nameParts(page)
    })
    void finished.finally(() => forgetPage())
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/** The page that has come, and not the list that may stay beside it. */
const shownShopPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-page]:not([data-place=list]) > main')].find(
    (page) => page.offsetParent !== null,
  )
