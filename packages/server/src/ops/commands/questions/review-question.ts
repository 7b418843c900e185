import { answerQuestion } from '../../../articles/index.ts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'

const MAX_LENGTH = 1_000

/** Shown to every visitor, or to the author alone. */
export const readWords =
  (option: string) =>
  (text: string): Result<string, string> => {
    const words = text.trim()
    return Array.from(words).length > MAX_LENGTH ? fail(`--${option} has ${MAX_LENGTH} characters at most.`) : ok(words)
  }

/** The operator's word about a question; a later one replaces it. */
export async function reviewQuestion(
  verdict: {
    readonly id: string
    readonly answer: string | null
    readonly refusedFor: string | null
    readonly by: string
  },
  { db, clock }: OpsDeps,
  text: string,
): Promise<OpsAnswer> {
  const isFound = await db.transaction((tx) => answerQuestion(tx, { ...verdict, at: clock.now() }))
  return isFound ? done(text) : notDone('There is nothing with this id.')
}
