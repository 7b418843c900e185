import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { parseCommand } from './parse-command.ts'
import { EXAMPLE_PAGES, wordsOf } from './testing/example-lines.ts'
import { openExamples, type Subject } from './testing/example-subjects.ts'

/** They open a database or a folder themselves, and have tests of their own. */
const ON_AN_INSTALLATION = new Set([
  'backup',
  'restore',
  'data reseal',
  'migrations',
  'migrations contract',
  'migrations expand',
])

/**
 * What these name is not in the market of this test: that it is not there is all they may answer. With the thing itself
 * they run in the tests of their folders.
 */
const NOT_THERE: ReadonlySet<string> = new Set([
  'applications accept',
  'applications refuse',
  'contracts accept',
  'contracts refuse',
  'contracts show',
  'flows close',
  'gifts return',
  'gifts send',
  'jobs',
  'listings accept',
  'listings confirm',
  'listings evidence',
  'listings inspect',
  'listings refuse',
  'listings request',
  'listings show',
  'notices resend',
  'owners clear',
  'owners set',
  'owners show',
  'papers agree',
  'papers refuse',
  'papers show',
  'phones agree',
  'phones refuse',
  'prizes send',
  'questions answer',
  'questions refuse',
  'reports decide',
  'requests accept',
  'requests refuse',
  'reviews withdraw',
  'services answer',
  'services close',
  'services show',
  'services take',
])
/** What an example leaves to its reader is no number that could be checked. */
const RESIDENT_ID = '11010519491231002X'

const MISSING = /\b(no|nothing|none|not|cannot)\b/i

describeOnEachEngine('The examples of the documents and of the help', (open) => {
  it.each(EXAMPLE_PAGES)('$page: every example is done as it is written (OPS-56)', async ({ lines }) => {
    const { ops, subjects } = await openExamples(await open())
    const made = new Map<string, Subject>()
    for (const line of lines) {
      const words = wordsOf(line)
      const name = commandOf(words)
      const key = [name, words[0] ?? ''].find((known) => Object.hasOwn(subjects, known)) ?? ''
      const subject = made.get(key) ?? (await subjects[key]?.()) ?? {}
      made.set(key, subject)
      const typed = words.map((word, at) => (words[at - 1] === '--resident-id' ? RESIDENT_ID : (subject[word] ?? word)))
      if (ON_AN_INSTALLATION.has(name)) {
        expect([line, parseCommand(typed).ok]).toEqual([line, true])
        continue
      }
      const { exitCode, text } = await ops(...typed)
      if (NOT_THERE.has(name)) expect([line, exitCode, text]).toEqual([line, 1, expect.stringMatching(MISSING)])
      else expect([line, exitCode, exitCode === 0 ? '' : text]).toEqual([line, 0, ''])
    }
  })
})

/** `help` and an example that leaves ids to its reader are commands too. */
function commandOf(words: readonly string[]): string {
  const parsed = parseCommand(words.map((word, at) => (words[at - 1] === '--resident-id' ? RESIDENT_ID : word)))
  expect([words.join(' '), parsed.ok ? '' : parsed.failure]).toEqual([words.join(' '), ''])
  return parsed.ok ? parsed.value.name : ''
}
