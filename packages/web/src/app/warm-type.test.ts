// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { warmType } from './warm-type.ts'

it('[WEB-99] the large figures are drawn once, unseen and unheard, and leave nothing behind', () => {
  const seen: { readonly fontSize: string; readonly visibility: string; readonly hidden: string | null; readonly text: string }[] = []
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    const { style } = this as HTMLElement
    if (this.isConnected) seen.push({ fontSize: style.fontSize, visibility: style.visibility, hidden: this.getAttribute('aria-hidden'), text: this.textContent ?? '' })
    return {} as DOMRect
  })
  const before = document.body.innerHTML

  warmType()

  expect(seen).toEqual([{ fontSize: 'var(--type-display)', visibility: 'hidden', hidden: 'true', text: '0123456789' }])
  expect(document.body.innerHTML).toBe(before)
  measure.mockRestore()
})
