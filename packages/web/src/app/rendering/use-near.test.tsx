// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useNear } from './use-near.ts'

/** An element so far below the screen, in CSS pixels, as an observer would see it. */
function putBelow(distancePx: number) {
  const margins: number[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      readonly #margin: number
      constructor(
        tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        this.#tell = tell
        this.#margin = Number(options.rootMargin.split(' ')[2]?.replace('px', ''))
        margins.push(this.#margin)
      }
      observe() {
        this.#tell([{ isIntersecting: distancePx <= this.#margin }])
      }
      disconnect() {}
    },
  )
  return margins
}

function Part({ aheadPx }: { readonly aheadPx?: number }) {
  const part = useRef<HTMLParagraphElement>(null)
  return <p ref={part}>{useNear(part, aheadPx) ? 'near' : 'far'}</p>
}

it('what is below the screen is not near before the visitor acts, and is then', async () => {
  putBelow(300)
  render(<Part />)
  await waitFor(() => expect(screen.getByText('far')).toBeDefined())
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(screen.getByText('near')).toBeDefined())
})

it('what is seen is near at once', async () => {
  expect(putBelow(0)).toEqual([])
  render(<Part />)
  await waitFor(() => expect(screen.getByText('near')).toBeDefined())
})

it('what is further away than a part asks for is not near after a touch either', async () => {
  const margins = putBelow(300)
  render(<Part aheadPx={100} />)
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(margins).toEqual([0, 100]))
  expect(screen.getByText('far')).toBeDefined()
})

it('a browser too old to tell shows all at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Part />)
  await waitFor(() => expect(screen.getByText('near')).toBeDefined())
})
