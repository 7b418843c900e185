import type { Page } from 'playwright-core'

interface Plainly {
  readonly card: string
  readonly head: string
}

/**
 * The least that a page can do with a tap: the head of the shop, as the server renders it, with its styles, is fetched
 * beforehand and takes the place of what is there, by a few lines of plain script. What the browser itself takes
 * for a tap is in it; no framework is.
 */
export async function answerPlainly(page: Page, { card, head }: Plainly): Promise<void> {
  const address = new URL((await page.locator(card).first().getAttribute('href')) ?? '', page.url())
  const document = await (await page.request.get(address.href, { headers: { accept: 'text/html' } })).text()
  await page.evaluate(takeOver, { card, head, address: address.href, document })
}

/** Runs in the page. */
function takeOver({
  card,
  head,
  address,
  document: text,
}: Plainly & { readonly address: string; readonly document: string }): void {
  const other = new DOMParser().parseFromString(text, 'text/html')
  const styles = new CSSStyleSheet()
  styles.replaceSync([...other.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  const shown = other.querySelector(head)
  if (shown === null) throw new Error('The page of the shop has no head')
  document.querySelector(card)?.addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector('main')?.replaceChildren(shown)
    window.scrollTo(0, 0)
    history.pushState(null, '', new URL(address).pathname)
  })
}
