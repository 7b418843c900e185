// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useTypedEarly } from './use-typed-early.ts'

type Take = Parameters<typeof useTypedEarly>[1]

function Form({ take }: { readonly take: Take }) {
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, take)
  return (
    <form ref={form}>
      <input name="name" defaultValue="buyer_lin" />
      <input name="password" />
      <input defaultValue="without a name" />
    </form>
  )
}

it('text typed into named fields before the page hydrated is taken over, once', () => {
  const taken: unknown[] = []
  const take: Take = (typed) => taken.push(typed)
  const { rerender } = render(<Form take={take} />)
  rerender(<Form take={take} />)
  expect(taken).toEqual([{ name: 'buyer_lin' }])
})
