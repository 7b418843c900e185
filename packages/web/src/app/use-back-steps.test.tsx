// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { memoryRouter, SomewhereIn } from './testing/memory-router.tsx'
import { useBackSteps } from './use-back-steps.ts'

afterEach(cleanup)

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
  const router = memoryRouter(['/before', { pathname: '/page', search: '?a=1', state }])
  render(
    <SomewhereIn router={router}>
      <Stepping />
    </SomewhereIn>,
  )
  return {
    press: async (name: string) => {
      await act(async () => screen.getByRole('button', { name }).click())
      await waitFor(() => expect(screen.queryByText(/on the way/)).toBeNull())
    },
    back: () => act(async () => router.navigate(-1)),
    forward: () => act(async () => router.navigate(1)),
    at: () => `${router.place().location.pathname}${router.place().location.search} ${screen.getByText(/^step/).textContent}`,
  }
}

it('[WEB-115] each step has its place in the history: Back undoes the last one, and from the first one leaves', async () => {
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

it('[WEB-115] who comes to a later step at once goes back one by one, and a page that begins again leaves no places behind', async () => {
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

it('[WEB-115] a step that is over is not come back to, neither forwards nor by a page that is opened anew', async () => {
  const page = open()
  await page.press('on')
  await page.back()
  await page.forward()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
  cleanup()
  const anew = open({ steps: { name: 'stepping', step: 1 } })
  await waitFor(() => expect(anew.at()).toBe('/before step 0'))
})

it('[WEB-115] what is being sent is not taken back, and Back works again afterwards', async () => {
  const page = open()
  await page.press('on')
  await page.press('send')
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 1'))
  await page.press('send')
  await page.back()
  await waitFor(() => expect(page.at()).toBe('/page?a=1 step 0'))
})
