import type { PasskeyAnswer, PasskeyQuestion } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'

/** The server asks, the person's device answers, and the server takes the answer. */
export async function withPasskey<T>(
  ask: () => Promise<Result<PasskeyQuestion>>,
  answer: (question: PasskeyQuestion) => Promise<Result<PasskeyAnswer>>,
  take: (given: PasskeyAnswer) => Promise<Result<T>>,
): Promise<Result<T>> {
  const asked = await ask()
  if (!asked.ok) return asked
  const given = await answer(asked.value)
  return given.ok ? take(given.value) : given
}
