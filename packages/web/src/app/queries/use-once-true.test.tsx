// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOnceTrue } from './use-once-true.ts'

it('what was true once stays true', () => {
  const { result, rerender } = renderHook((isTrue: boolean) => useOnceTrue(isTrue), { initialProps: false })
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(true)
})
