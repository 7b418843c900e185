// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../../ui/actions/button.tsx'
import { controlsOf } from '../layout/gives-way.ts'

afterEach(() => vi.restoreAllMocks())

it('a link that looks like a button is covered no more than a button (SUP-19)', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 600, 328, 48))
  render(
    <main>
      <a href="/lists">Row</a>
      <Button link={(parts) => <a href="/order" {...parts} />}>Track order</Button>
    </main>,
  )
  expect(controlsOf().map(({ isLink }) => isLink)).toEqual([true, false])
})
