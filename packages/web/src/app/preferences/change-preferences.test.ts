// @vitest-environment jsdom
import { memoryStore } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { chooseTheme, chooseTypeSize } from './change-preferences.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['type']
})

it('a choice takes effect at once, and is stored where the server reads it', () => {
  const cookies = memoryStore()
  chooseTheme({ cookies }, 'dark')
  chooseTypeSize({ cookies }, 'large')
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', type: 'large' })
  expect([cookies.read('diandu_theme'), cookies.read('diandu_type')]).toEqual(['dark', 'large'])
})
