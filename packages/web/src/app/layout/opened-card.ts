/** In the list beside a shop, its card is the current one, and in view. Says whether it is there. */
export function markOpenedCard(path: string): boolean {
  const list = document.querySelector<HTMLElement>('[data-place=list]')
  if (list === null) return false
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
