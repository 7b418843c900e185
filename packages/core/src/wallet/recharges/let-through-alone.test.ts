import { expect, it } from 'vitest'
import { needsTwoReviewers, TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN } from '../index.ts'

it('a sum needs two reviewers from either border on, with what the same hand let through before (WAL-34)', () => {
  const needs = (amountFen: number, toPersonFen: number, inAllFen: number) =>
    needsTwoReviewers(amountFen, { toPersonFen, inAllFen })
  const [one, all] = [TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN]
  expect([one, all]).toEqual([500_000_00, 2_000_000_00])
  expect([needs(one - 1, 0, 0), needs(one, 0, 0), needs(1, one - 2, 0), needs(1, one - 1, 0)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([needs(1, 0, all - 2), needs(1, 0, all - 1)]).toEqual([false, true])
})
