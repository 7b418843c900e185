import { expect } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import type { Phone } from '../../browser/phone.ts'

/** Stands in for another device of this person: the session is ended without the page's knowledge. */
export async function endSessionOf({ context }: Phone, api: ApiClient): Promise<void> {
  const tokens = (await context.cookies())
    .filter(({ name }) => name === 'token')
    .map(({ value }) => decodeURIComponent(value))
  expect(tokens.length, 'the page keeps its token in a cookie').toBe(1)
  for (const token of tokens) await api.as(token).must('POST logout')
}
