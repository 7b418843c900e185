import { setTimeout as passed } from 'node:timers/promises'

const READERS = 4
/** How long pages are read after the change: longer than any of them may be cached. */
const LOOK_FOR_MS = 2_500

/**
 * For how many milliseconds after a change was answered a page still showed the old content; 0 where none did. Several
 * readers request the page all the time, so that it stays cached. `isOld` recognises the old page.
 */
export async function staleMs(
  url: URL,
  isOld: (html: string) => boolean,
  change: () => Promise<void>,
): Promise<number> {
  let changedAt = Number.POSITIVE_INFINITY
  let lastOldAt = Number.NEGATIVE_INFINITY
  let isOver = false
  const reader = async (): Promise<void> => {
    while (!isOver) {
      const askedAt = performance.now()
      const html = await (await fetch(url)).text()
      // A page that was requested before the change may show the old content.
      if (isOld(html) && askedAt > changedAt) lastOldAt = Math.max(lastOldAt, performance.now())
    }
  }
  const readers = Promise.all(Array.from({ length: READERS }, reader))
  await passed(LOOK_FOR_MS / 5)
  if (!isOld(await (await fetch(url)).text())) throw new Error(`${url.pathname} does not tell what is to be changed`)
  await change()
  changedAt = performance.now()
  await passed(LOOK_FOR_MS)
  const isStillOld = isOld(await (await fetch(url)).text())
  isOver = true
  await readers
  if (isStillOld) throw new Error(`${url.pathname} never told the change`)
  return Math.max(0, lastOldAt - changedAt)
}
