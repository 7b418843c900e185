import { hydrated } from '../browser/hydrated.ts'
import type { TabScreen } from './screen-of.ts'

/**
 * As a page translator does: each text, and each that comes, is put into elements of the translator's own. It runs in
 * the page, and holds all that it needs.
 */
export function translateForever(): void {
  const translate = (): void => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const { parentElement } = text
      if (parentElement === null || parentElement.closest('font, script, style, svg, textarea, option') !== null)
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
}

/** A screen of which every document is translated as soon as it has hydrated. */
export function translated(screen: TabScreen): TabScreen {
  const translate = async () => {
    await hydrated(screen)
    await screen.evaluate(translateForever)
  }
  return {
    ...screen,
    async goto(path) {
      await screen.goto(path)
      await translate()
    },
    async reload() {
      await screen.reload()
      await translate()
    },
  }
}
