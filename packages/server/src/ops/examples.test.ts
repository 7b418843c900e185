import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, openDatabase, readMigrations } from '../database/index.ts'
import { describeOnEngine } from '../database/testing.ts'
import { readSettings } from '../settings.ts'
import { parseCommand } from './parse-command.ts'
import { runOps } from './run-ops.ts'
import { EXAMPLE_PAGES, wordsOf } from './testing/example-lines.ts'
import { openExamples, type Subject, type Subjects } from './testing/example-subjects.ts'
import { ANSWERS } from './testing/review-answers.ts'
import { openReviewExamples } from './testing/review-subjects.ts'

/** They open a database or a folder themselves. */
const ON_AN_INSTALLATION = new Set([
  'backup',
  'restore',
  'data reseal',
  'migrations',
  'migrations contract',
  'migrations expand',
])

/** An example leaves the number to its reader, who types one that can be checked. */
const RESIDENT_ID = '11010519491231002X'

const pagesOf = (isOfReview: boolean) =>
  EXAMPLE_PAGES.map(({ page, lines }) => ({
    page,
    lines: lines.filter((line) => Object.hasOwn(ANSWERS, commandOf(wordsOf(line))) === isOfReview),
  })).filter(({ lines }) => lines.length > 0)

// Each command is tested on both engines beside its code: here its examples are, as they are written.
describeOnEngine('pglite', 'The examples of the documents and of the help', (open) => {
  it.each(pagesOf(false))('$page: every example about money is done as it is written (OPS-56)', async ({ lines }) => {
    const { ops, subjects } = await openExamples(await open())
    for await (const { line, name, typed } of typedLines(lines, subjects)) {
      if (ON_AN_INSTALLATION.has(name)) continue
      const { exitCode, text } = await ops(...typed)
      expect([line, exitCode, exitCode === 0 ? '' : text]).toEqual([line, 0, ''])
    }
  })

  it.each(pagesOf(true))('$page: every example of a review is done as it is written (OPS-56)', async ({ lines }) => {
    const { ops, subjects, close } = await openReviewExamples(await open())
    onTestFinished(close)
    for await (const { line, name, typed } of typedLines(lines, subjects))
      expect([line, await ops(...typed)]).toEqual([
        line,
        { exitCode: 0, text: expect.stringMatching(ANSWERS[name] ?? '') },
      ])
  })
})

it('every example that opens an installation itself is done as it is written (OPS-56)', async () => {
  const home = await mkdtemp(join(tmpdir(), 'diandu-examples-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const copies = join(home, 'copies')
  await mkdir(copies)
  const kept = join(copies, 'kept.backup')
  const settings = { ...readSettings({}), databaseUrl: undefined, dataDir: join(home, 'data') }
  const db = await openDatabase({ url: undefined, folder: settings.dataDir })
  await migrate(db, await readMigrations(), Date.now())
  await db.close()
  expect(await runOps(['backup', kept], settings)).toMatchObject({ exitCode: 0 })
  const typed = EXAMPLE_PAGES.flatMap(({ lines }) => lines)
    .map(wordsOf)
    .filter((words) => ON_AN_INSTALLATION.has(commandOf(words)))
    .map((words) =>
      words.map((word) =>
        word === 'FILE' || /-\d{8}-\d{6}\.backup$/.test(word) ? kept : word.replace('/mnt/copies', copies),
      ),
    )
  expect(new Set(typed.map(commandOf))).toEqual(ON_AN_INSTALLATION)
  for (const [nth, line] of [...new Set(typed.map((words) => words.join(' ')))].entries()) {
    // A backup is restored where there is no database yet, or over one with a word for it.
    const isNew = line.startsWith('restore') && !line.includes('--replace')
    const dataDir = isNew ? join(home, `new-${nth}`) : settings.dataDir
    const { exitCode, text } = await runOps(line.split(' '), { ...settings, dataDir })
    expect([line, exitCode, exitCode === 0 ? '' : text]).toEqual([line, 0, ''])
  }
})

/** Each example with the things of the market in place of what it leaves to its reader. */
async function* typedLines(lines: readonly string[], subjects: Subjects) {
  const made = new Map<string, Subject>()
  for (const line of lines) {
    const words = wordsOf(line)
    const name = commandOf(words)
    const key = [name, words[0] ?? ''].find((known) => Object.hasOwn(subjects, known)) ?? ''
    const subject = made.get(key) ?? (await subjects[key]?.(words)) ?? {}
    // By its first word a thing goes through the commands of a page; by its whole name each example has its own.
    if (key !== name) made.set(key, subject)
    const typed = words.map((word, at) => (words[at - 1] === '--resident-id' ? RESIDENT_ID : (subject[word] ?? word)))
    yield { line, name, typed }
  }
}

/** `help` and an example that leaves ids to its reader are commands too. */
function commandOf(words: readonly string[]): string {
  const parsed = parseCommand(words.map((word, at) => (words[at - 1] === '--resident-id' ? RESIDENT_ID : word)))
  expect([words.join(' '), parsed.ok ? '' : parsed.failure]).toEqual([words.join(' '), ''])
  return parsed.ok ? parsed.value.name : ''
}
