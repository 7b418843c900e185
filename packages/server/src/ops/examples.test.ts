import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { parseCommand } from './parse-command.ts'
import { EXAMPLE_PAGES, wordsOf } from './testing/example-lines.ts'
import { openExamples, type Subject, type Subjects } from './testing/example-subjects.ts'
import { ANSWERS } from './testing/review-answers.ts'
import { openReviewExamples } from './testing/review-subjects.ts'

/** They open a database or a folder themselves, and have tests of their own. */
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

describeOnEachEngine('The examples of the documents and of the help', (open) => {
  it.each(pagesOf(false))('$page: every example about money is done as it is written (OPS-56)', async ({ lines }) => {
    const { ops, subjects } = await openExamples(await open())
    for await (const { line, name, typed } of typedLines(lines, subjects)) {
      if (ON_AN_INSTALLATION.has(name)) expect([line, parseCommand(typed).ok]).toEqual([line, true])
      else {
        const { exitCode, text } = await ops(...typed)
        expect([line, exitCode, exitCode === 0 ? '' : text]).toEqual([line, 0, ''])
      }
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
