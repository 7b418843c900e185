/** In the list beside a shop, its card is the current one, and in view. */
export function markOpenedCard(path: string): void {
  const list = document.querySelector<HTMLElement>('[data-place=list]')
  if (list === null) return
  for (const link of list.querySelectorAll('a[href^="/shop/"]')) {
    if (link.getAttribute('href') !== path) {
      link.removeAttribute('aria-current')
      continue
    }
    link.setAttribute('aria-current', 'true')
    const { top, bottom } = link.getBoundingClientRect()
    const isInView = top >= list.clientHeight / 4 && bottom <= list.clientHeight
    if (!isInView) list.scrollTop += top - list.clientHeight / 3
  }
}
