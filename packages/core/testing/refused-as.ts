import { expect } from 'vitest'

/** Matches a refusal for this reason, about this field where one is named, with a Chinese sentence. */
export const refusedAs = (reason: string, field?: string) => ({
  ok: false,
  failure: {
    kind: 'refused',
    reason,
    message: expect.stringMatching(/\p{Script=Han}/u) as string,
    ...(field !== undefined && { field }),
  },
})
