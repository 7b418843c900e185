import { CACHES, filesIn, OFFLINE_PAGE } from './copies.ts'
import { dropOldest, isPlainPage } from './plugins.ts'

/** Files of readable pages that load by `import()` and so are in no document; the build lists them. */
declare const __LATER_FILES__: readonly string[]

/** Grows when all copies are deleted: results of earlier fetches are not stored any more. */
let generation = 0

/** The pages that must exist offline. After a change of language they are fetched again. */
export async function keepShell(lang?: string): Promise<void> {
  const shell = await caches.open(CACHES.shell)
  if (lang !== undefined) {
    const known = await shell.match(OFFLINE_PAGE)
    if (known !== undefined && (await known.text()).includes(`<html lang="${lang}"`)) return
  }
  const files: string[] = [...__LATER_FILES__]
  for (const path of [OFFLINE_PAGE, '/']) {
    const page = await fetch(path, { cache: 'no-cache' })
    if (!isPlainPage(page)) throw new Error(`${path} answered ${page.status}`)
    files.push(...filesIn(await page.clone().text()))
    await shell.put(path, page)
  }
  await keepFiles(files)
}

/** Pages of shops that were viewed by client-side navigation. */
export async function keepViewed(paths: readonly string[], max: number): Promise<void> {
  const viewed = await caches.open(CACHES.viewed)
  // Pages that loaded as a document are stored already; the server counts each request as a view.
  for (const path of paths) if (!isFresh(await viewed.match(path))) await keepPage(CACHES.viewed, path)
  await dropOldest(CACHES.viewed, max)
}

const FRESH_MS = 24 * 3_600_000

const isFresh = (page: Response | undefined): boolean =>
  page !== undefined && Date.now() - Date.parse(page.headers.get('date') ?? '') < FRESH_MS

/** Exactly these are kept. */
export async function keepSaved(paths: readonly string[]): Promise<void> {
  const saved = await caches.open(CACHES.saved)
  for (const { url } of await saved.keys()) if (!paths.includes(new URL(url).pathname)) await saved.delete(url)
  for (const path of paths) if ((await saved.match(path)) === undefined) await keepPage(CACHES.saved, path)
}

/** Deletes the copies of a user's viewed shops and favourites. */
export async function forgetCopies(): Promise<void> {
  generation += 1
  for (const name of Object.values(CACHES)) if (name.startsWith('diandu_own_')) await caches.delete(name)
}

async function keepPage(cacheName: string, path: string): Promise<void> {
  const begun = generation
  const page = await fetch(path)
  if (!isPlainPage(page)) return
  const files = filesIn(await page.clone().text())
  if (begun !== generation) return
  await (await caches.open(cacheName)).put(path, page)
  await keepFiles(files)
}

/** Under its name a file never changes: one that is here stays as it is. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(CACHES.files)
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      if ((await files.match(path)) !== undefined) return
      const answer = await fetch(path)
      if (answer.status === 200) await files.put(path, answer)
    }),
  )
}
