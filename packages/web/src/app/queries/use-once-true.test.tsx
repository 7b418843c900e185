// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useOnceTrue } from './use-once-true.ts'

afterEach(cleanup)

it('what was true once stays true', () => {
  const { result, rerender } = renderHook((isTrue: boolean) => useOnceTrue(isTrue), { initialProps: false })
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(true)
})
