// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { campaignPageAt } from '@diandu/core/campaigns'
import { AN_ORDINARY_NOON, createManualClock, EXAMPLE_PAGE } from '@diandu/core/testing'
import { OpeningWatch } from './opening-watch.tsx'

it.each([
  ['the end that a phone slept through, where that is handled', true, 'closesAt', ['over']],
  ['nothing after that end, where it is not handled', false, 'closesAt', []],
  ['the opening, where the end is handled too', true, 'opensAt', [undefined]],
  ['the opening, where the end is not handled', false, 'opensAt', [undefined]],
] as const)('reports %s (CAM-14)', async (_, isOverHandle, instant, expected) => {
  const run = campaignPageAt(AN_ORDINARY_NOON, EXAMPLE_PAGE.path)?.run
  if (run === undefined) throw new Error('The example page has no run.')
  const clock = createManualClock(run.opensAt - 1000)
  let sleptMs = 0
  const sleeping = { ...clock, now: () => clock.now() + sleptMs }
  const reports: (string | undefined)[] = []
  await act(async () => {
    render(
      <OpeningWatch clock={sleeping} run={run} isOverHandle={isOverHandle} onTime={(over) => reports.push(over)} />,
    )
  })
  expect(reports).toEqual([])
  sleptMs = run[instant] - run.opensAt + 1
  await act(async () => clock.advance(1000))
  expect(reports).toEqual(expected)
})
