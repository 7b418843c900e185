import { placedFault } from '@diandu/core/admin'
import { readdir, readFile } from 'node:fs/promises'
import type { ArticleText } from './article-store.ts'
import { readArticleFile } from './read-article-file.ts'

/** The operator's own articles and hot topics, a Markdown file each. */
const FOLDER = new URL('../../articles/', import.meta.url)

/** All of them, read; a wrong one is a fault of the project. */
export async function ownArticles(): Promise<readonly ArticleText[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const read = readArticleFile(await readFile(new URL(name, FOLDER), 'utf8'))
      if (!read.ok) throw new Error(`${name}: ${placedFault(read.failure).en}`)
      return read.value
    }),
  )
}
