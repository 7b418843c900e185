// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useTypedEarly } from './use-typed-early.ts'

afterEach(cleanup)

function Form({ take }: { readonly take: (typed: Readonly<Record<string, string>>) => void }) {
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

it('[WSE-35] what stands in named fields is taken over, once', () => {
  const taken: unknown[] = []
  const { rerender } = render(<Form take={(typed) => taken.push(typed)} />)
  rerender(<Form take={(typed) => taken.push(typed)} />)
  expect(taken).toEqual([{ name: 'buyer_lin' }])
})
