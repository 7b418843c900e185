import { placedFault } from '@diandu/core/admin'
import { readFile } from 'node:fs/promises'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { articleSourceOf, readArticleFile } from '../../../articles/index.ts'
import { addAuditLine } from '../../../audit/index.ts'
import { publishText } from '../../../content/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, required, trimmed } from '../../parameters.ts'
import { time } from '../../texts/value-texts.ts'

export const articlesPublish = defineCommand({
  name: 'articles publish',
  meaning: 'publishes an article or a hot topic from a Markdown file, or corrects the one of the same id',
  notes: [
    'The file begins with a head between two lines "---": id, category (or articles, for a hot topic over them), title, summary, and date and shops where there is one. Markdown follows: headings, paragraphs, lists, quotes, tables, links to our pages and to https addresses.',
  ],
  parameters: { file: required('FILE', 'the Markdown file', trimmed), by },
  examples: ['articles publish --file deposit.md --by "Li Na"'],
  async run({ file, by: who }, { db, clock, random }) {
    const text = await readText(file)
    if (!text.ok) return notDone(`${file} was not published. ${text.failure}`)
    const read = readArticleFile(text.value)
    if (!read.ok) return notDone(`${file} was not published. ${placedFault(read.failure).en}`)
    const now = clock.now()
    const { id, title, publishedAt } = read.value
    if (publishedAt !== null && publishedAt > now) return notDone(`${file} was not published. Its day is yet to come.`)
    await db.transaction(async (tx) => {
      const by = { id: who, name: who, nowMs: now, random }
      await publishText(tx, articleSourceOf(read.value), { id, body: text.value }, by)
      await addAuditLine(tx, {
        at: now,
        userId: null,
        what: 'ops articles publish',
        reason: 'published',
        field: null,
        message: `${who}: ${title} (${id})`,
        clientAddress: null,
      })
    })
    const path = read.value.category === null ? `/hotTopics?id=${id}` : `/taobao/details/${id}`
    return done(`"${title}" stands at ${path} since ${time(publishedAt ?? now)}.`)
  },
})

async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, 'utf8'))
  } catch {
    return fail('It cannot be read where the database is.')
  }
}
