// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useTypedEarly } from './use-typed-early.ts'

afterEach(cleanup)

type Take = Parameters<typeof useTypedEarly>[1]

function Form({ take, held }: { readonly take: Take; readonly held?: string }) {
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, take)
  return (
    <form ref={form} data-held={held}>
      <input name="name" defaultValue="buyer_lin" />
      <input name="password" />
      <input defaultValue="without a name" />
    </form>
  )
}

it('what stands in named fields is hydrated, once', () => {
  const taken: unknown[] = []
  const take: Take = (...what) => taken.push(what)
  const { rerender } = render(<Form take={take} />)
  rerender(<Form take={take} />)
  expect(taken).toEqual([[{ name: 'buyer_lin' }, false]])
})

it('a form that was sent early is told so, and is then held no more', () => {
  const taken: unknown[] = []
  const { container } = render(<Form held="" take={(...what) => taken.push(what)} />)
  expect(taken).toEqual([[{ name: 'buyer_lin' }, true]])
  expect(container.querySelector('[data-held]')).toBeNull()
})
