import { expect, it } from 'vitest'
import { filesOf } from './testing/fake-web.ts'
import { pagePolicy } from '../http/pages/content-policy.ts'
import { COMPANY_ENVIRONMENT } from '../settings/testing/company-environment.ts'
import { readSettings } from '../settings.ts'
import { pageSettings } from './page-settings.ts'

it('a page is given the entry, what it imports and its own files, each once, and the styles of its lazy parts', () => {
  expect(filesOf('src/shop-page.tsx')).toMatchObject({
    script: 'assets/entry-1.js',
    preloads: ['assets/vendor-1.js', 'assets/shared-1.js', 'assets/shop-1.js'],
    sheets: [
      { file: 'assets/shared-1.css', text: '.a>.b::after{content:"&<>"}', isLazy: false },
      { file: 'assets/entry-1.css', isLazy: false },
      { file: 'assets/shop-1.css', isLazy: false },
      { file: 'assets/parts-1.css', isLazy: true },
    ],
  })
})

it('a page without files of its own is given the entry’s', () => {
  expect(filesOf(undefined)).toMatchObject({
    preloads: ['assets/vendor-1.js', 'assets/shared-1.js'],
    sheets: [{ file: 'assets/shared-1.css' }, { file: 'assets/entry-1.css' }],
  })
})

it('a page that the build does not know is not sent without its styles: it is an error', () => {
  expect(() => filesOf('src/no-such-page.tsx')).toThrow('The build of web has no src/no-such-page.tsx')
})

it('a stylesheet that would end its element is no stylesheet', () => {
  expect(() => filesOf(undefined, new Map([['assets/entry-1.css', 'a{content:"</STYLE><script>"}']]))).toThrow(
    'end the element',
  )
})

it('pages are told of another padding than OAEP, and of none otherwise', () => {
  expect(pageSettings(readSettings({ RSA_PADDING: 'pkcs1' })).config).toMatchObject({ rsaPadding: 'pkcs1' })
  expect(pageSettings(readSettings({})).config).not.toHaveProperty('rsaPadding')
})

it('pages may show the operator’s avatar from its own host, and no other picture from elsewhere (COM-8)', () => {
  const avatar = { ...COMPANY_ENVIRONMENT, COMPANY_AVATAR: 'https://cdn.example.com/faces/a.png' }
  expect(pageSettings(readSettings(avatar)).pictureOrigins).toEqual(['https://cdn.example.com'])
  expect(pageSettings(readSettings({})).pictureOrigins).toEqual([])
  expect(pagePolicy({ pictureOrigins: ['https://cdn.example.com'] })).toContain(
    `img-src 'self' data: blob: https://cdn.example.com;`,
  )
})
