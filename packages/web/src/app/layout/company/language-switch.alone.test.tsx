// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MemoryServices } from '../../testing/memory-services.tsx'
import { chooseLocale } from '../../preferences/change-preferences.ts'
import { LanguageSwitch } from './language-switch.tsx'

vi.mock(import('../../preferences/change-preferences.ts'), () => ({ chooseLocale: vi.fn() }) as never)

it.each([
  ['zh-CN', 'English', 'en'],
  ['en', '中文', 'zh-CN'],
] as const)('a page in %s offers %s, and chooses it (RET-9)', async (locale, name, other) => {
  render(
    <MemoryServices locale={locale}>
      <LanguageSwitch />
    </MemoryServices>,
  )
  const button = screen.getByRole('button', { name })
  expect(button.lang).toBe(other)
  await userEvent.click(button)
  await vi.waitFor(() => expect(chooseLocale).toHaveBeenLastCalledWith(expect.anything(), other))
})
