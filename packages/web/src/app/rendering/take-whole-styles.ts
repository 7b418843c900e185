/**
 * The document holds those rules that its own elements need on a phone. What scripts are about to show needs others:
 * from here on the whole sheets count, which came behind the first picture, at any width.
 */
export function takeWholeStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]')) sheet.media = 'all'
}
