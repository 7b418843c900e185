import { setTimeout as passed } from 'node:timers/promises'

const READERS = 4
/** So long it is looked after the change: longer than any page may be kept. */
const LOOK_FOR_MS = 2_500

/**
 * For how long after a change was answered a page still told what was before, in milliseconds; 0 where none did.
 * Several readers ask for the page all the time, so that it is kept. `isOld` knows the page of before.
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
      // What was asked for before the change may tell of before.
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
