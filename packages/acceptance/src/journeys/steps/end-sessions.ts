import { expect } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import type { Phone } from '../../browser/phone.ts'

/** What another device of this person does: this session is over, and the page has not heard of it. */
export async function endSessionOf({ context }: Phone, api: ApiClient): Promise<void> {
  const tokens = (await context.cookies())
    .filter(({ name }) => name === 'token')
    .map(({ value }) => decodeURIComponent(value))
  expect(tokens.length, 'the page keeps its token in a cookie').toBe(1)
  for (const token of tokens) await api.as(token).must('POST logout')
}
