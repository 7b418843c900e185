import { expect, it } from 'vitest'
import { REFUSAL_REASONS } from '@diandu/core/kernel'
import { englishRefusals } from './english-refusals.ts'

it('every refusal has a sentence of its own in English (WRD-1)', () => {
  const texts = REFUSAL_REASONS.map((reason) => englishRefusals[reason])
  expect(new Set(texts).size).toBe(REFUSAL_REASONS.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z][^\p{Script=Han}]*[^.]$/u)
})

it('a check that was not passed is told without saying what it looks like', () => {
  for (const reason of ['captcha-required', 'captcha-wrong'] as const)
    expect(englishRefusals[reason]).not.toMatch(/puzzle|place|slider/i)
})
