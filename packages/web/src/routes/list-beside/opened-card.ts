/** Longer than this its cards are not awaited. */
const AWAITED_MS = 10_000

let stopAwaiting: () => void = () => undefined

/**
 * In the list beside a shop, its card is the current one, and in view: now, or as soon as it is there. A list that was
 * reloaded begins with its first page: it is followed down to where it stood, and asks for more at each of its ends.
 * `onPlace` hears where it stands.
 */
export function markOpenedCard(path: string, depth: number, onPlace: (depth: number) => void): void {
  stopAwaiting()
  const mark = (): boolean => {
    const list = document.querySelector<HTMLElement>('[data-place=list]')
    if (list === null) return false
    const isThere = markCard(list, path)
    if (isThere) onPlace(list.scrollTop)
    else if (list.scrollHeight - list.clientHeight < depth) list.scrollTop = list.scrollHeight
    return isThere
  }
  if (mark()) return
  const observer = new MutationObserver(() => {
    if (mark()) stopAwaiting()
  })
  const timer = setTimeout(() => stopAwaiting(), AWAITED_MS)
  stopAwaiting = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Says whether the card is there. */
function markCard(list: HTMLElement, path: string): boolean {
  let isThere = false
  for (const link of list.querySelectorAll('a[href^="/shop/"]')) {
    if (link.getAttribute('href') !== path) {
      link.removeAttribute('aria-current')
      continue
    }
    isThere = true
    link.setAttribute('aria-current', 'true')
    const { top, bottom } = link.getBoundingClientRect()
    const isInView = top >= list.clientHeight / 4 && bottom <= list.clientHeight
    if (!isInView) list.scrollTop += top - list.clientHeight / 3
  }
  return isThere
}
