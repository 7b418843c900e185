// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createMemoryVisit } from '../testing/memory-visit.tsx'
import { useBackSteps } from './use-back-steps.ts'

/** A page of three steps; while it sends, nothing is taken back. */
function Stepping() {
  const [depth, setDepth] = useState(0)
  const [isSending, setSending] = useState(false)
  const isAtBase = useBackSteps('stepping', { depth, onBack: isSending ? undefined : () => setDepth(depth - 1) })
  return (
    <>
      <p>{`step ${depth}${isAtBase ? '' : ', on the way'}`}</p>
      <button onClick={() => setDepth(depth + 1)}>on</button>
      <button onClick={() => setDepth(2)}>to the end</button>
      <button onClick={() => setDepth(0)}>to the beginning</button>
      <button onClick={() => setSending(!isSending)}>send</button>
    </>
  )
}

function open(state?: unknown) {
  const visit = createMemoryVisit(['/before', { pathname: '/page', search: '?a=1', state }])
  render(
    <visit.Router>
      <Stepping />
    </visit.Router>,
  )
  return {
    press: async (name: string) => {
      await act(async () => screen.getByRole('button', { name }).click())
      await waitFor(() => expect(screen.queryByText(/on the way/)).toBeNull())
    },
    back: () => visit.navigate(-1),
    forward: () => visit.navigate(1),
    at: () => `${visit.address()} ${screen.getByText(/^step/).textContent}`,
  }
}

it('each step has its place in the history: Back undoes the last one, and from the first one leaves (CHK-1)', async () => {
  const page = open()
  await page.press('on')
  await page.press('on')
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 2'))
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 1'))
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/before step 0'))
})

it('a buyer who comes to a later step at once goes back one by one, and a page that begins again leaves no places behind (CHK-1)', async () => {
  const page = open()
  await page.press('to the end')
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 1'))
  await page.press('to the end')
  await page.press('to the beginning')
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/before step 0'))
})

it('a step that is over is not come back to, neither forwards nor by a page that is opened again (CHK-1)', async () => {
  const page = open()
  await page.press('on')
  await page.back()
  await page.forward()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
  cleanup()
  const again = open({ steps: { name: 'stepping', step: 1 } })
  await waitFor(() => expect(again.at()).toBe('/before step 0'))
})

it('what is being sent is not taken back, and Back works again afterwards (CHK-1)', async () => {
  const page = open()
  await page.press('on')
  await page.press('send')
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 1'))
  await page.press('send')
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
})
