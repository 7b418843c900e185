// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { formDrafts } from './form-drafts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('a draft is there for the user who typed it, and for no other user (SAF-1)', () => {
  formDrafts.keep('address', 'u1', { detail: '文三路 1 号', isDefault: true })
  expect(formDrafts.read('address', 'u1')).toEqual({ detail: '文三路 1 号', isDefault: true })
  expect(formDrafts.read('address', 'u2')).toEqual({})
  expect(formDrafts.read('proposal', 'u1')).toEqual({})
})

it('what a visitor began is there once they have logged in, and for no visitor what a user typed (SAF-1)', () => {
  formDrafts.keep('want-buy', '', { platform: '1' })
  expect(formDrafts.read('want-buy', 'u1')).toEqual({ platform: '1' })
  formDrafts.keep('want-buy', 'u1', { platform: '3' })
  expect(formDrafts.read('want-buy', '')).toEqual({})
})

it('a draft that was sent is forgotten, and all of them at a log-out, with nothing else (SAF-1)', () => {
  sessionStorage.setItem('another', 'stays')
  formDrafts.keep('address', 'u1', { detail: 'a' })
  formDrafts.keep('proposal', 'u1', { content: 'b' })
  formDrafts.forget('address')
  expect([formDrafts.read('address', 'u1'), formDrafts.read('proposal', 'u1')]).toEqual([{}, { content: 'b' }])
  formDrafts.forgetAll()
  expect([formDrafts.read('proposal', 'u1'), sessionStorage.getItem('another')]).toEqual([{}, 'stays'])
})

it.each(['', '{', 'null', '7', '[]', '{"of":1,"typed":{}}', '{"of":"u1","typed":null}', '{"of":"u1"}'])(
  '%j is no draft (SAF-1)',
  (text) => {
    sessionStorage.setItem('diandu_draft_address', text)
    expect(formDrafts.read('address', 'u1')).toEqual({})
  },
)

it('only what a field can hold is believed of a draft (SAF-1)', () => {
  sessionStorage.setItem('diandu_draft_address', '{"of":"u1","typed":{"a":"x","b":1,"c":{},"d":false}}')
  expect(formDrafts.read('address', 'u1')).toEqual({ a: 'x', d: false })
})

it('a browser that keeps nothing only forgets (SAF-1)', () => {
  const closed = () => {
    throw new Error('blocked')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed)
  formDrafts.keep('address', 'u1', { detail: 'a' })
  formDrafts.forget('address')
  formDrafts.forgetAll()
  expect(formDrafts.read('address', 'u1')).toEqual({})
})
