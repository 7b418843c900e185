// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createLightPorts } from '../../composition/light-ports.ts'
import { formDrafts } from './form-drafts.ts'

const drafts = formDrafts(createLightPorts().storage)

afterEach(() => vi.restoreAllMocks())

it('a draft is there for the user who typed it, and for no other user (SAF-1)', () => {
  drafts.keep('address', 'u1', { detail: '文三路 1 号', isDefault: true })
  expect(drafts.read('address', 'u1')).toEqual({ detail: '文三路 1 号', isDefault: true })
  expect(drafts.read('address', 'u2')).toEqual({})
  expect(drafts.read('proposal', 'u1')).toEqual({})
})

it('what a visitor began is there once they have logged in, and for no visitor what a user typed (SAF-1)', () => {
  drafts.keep('want-buy', '', { platform: '1' })
  expect(drafts.read('want-buy', 'u1')).toEqual({ platform: '1' })
  drafts.keep('want-buy', 'u1', { platform: '3' })
  expect(drafts.read('want-buy', '')).toEqual({})
})

it('a draft that was sent is forgotten, and all of them at a log-out, with nothing else (SAF-1)', () => {
  sessionStorage.setItem('another', 'stays')
  drafts.keep('address', 'u1', { detail: 'a' })
  drafts.keep('proposal', 'u1', { content: 'b' })
  drafts.forget('address')
  expect([drafts.read('address', 'u1'), drafts.read('proposal', 'u1')]).toEqual([{}, { content: 'b' }])
  drafts.forgetAll()
  expect([drafts.read('proposal', 'u1'), sessionStorage.getItem('another')]).toEqual([{}, 'stays'])
})

it('a draft that stands until it is sent outlasts its tab, and goes at a log-out or once it was sent (ONB-15)', () => {
  drafts.keep('want-buy', 'u1', { content: '女装店' }, 1)
  sessionStorage.clear()
  expect([drafts.read('want-buy', 'u1'), drafts.read('want-buy', 'u2')]).toEqual([{ content: '女装店' }, {}])
  drafts.forget('want-buy')
  expect(drafts.read('want-buy', 'u1')).toEqual({})
  drafts.keep('want-buy', 'u1', { content: '女装店' }, 1)
  drafts.forgetAll()
  expect([drafts.read('want-buy', 'u1'), localStorage.length]).toEqual([{}, 0])
})

it('a draft for which the phone has no room is there for the visit, and an older one does not come before it (ONB-15)', () => {
  drafts.keep('want-buy', 'u1', { content: '女装店' }, 1)
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, key, text) {
    if (this === localStorage) throw new Error('full')
    setItem.call(this, key, text)
  })
  drafts.keep('want-buy', 'u1', { content: '女装店，带货' }, 1)
  expect(drafts.read('want-buy', 'u1')).toEqual({ content: '女装店，带货' })
})

it('a draft has the version of its form, and 0 where none was written down (SEL-25)', () => {
  drafts.keep('want-buy', 'u1', { content: '女装店' }, 3)
  expect(drafts.find('want-buy', 'u1')).toEqual({ of: 'u1', version: 3, typed: { content: '女装店' } })
  localStorage.setItem('diandu_draft_want-buy', '{"of":"u1","typed":{"content":"女装店"}}')
  expect(drafts.find('want-buy', 'u1')?.version).toBe(0)
  expect(drafts.find('want-buy', 'u2')).toBeUndefined()
})

it.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"of":1,"typed":{}}',
  '{"of":"u1","typed":null}',
  '{"of":"u1"}',
  '{"of":"u1","version":"1","typed":{"a":"x"}}',
])('%j is no draft (SAF-1)', (text) => {
  sessionStorage.setItem('diandu_draft_address', text)
  expect(drafts.read('address', 'u1')).toEqual({})
})

it('only what a field can hold is believed of a draft (SAF-1)', () => {
  sessionStorage.setItem('diandu_draft_address', '{"of":"u1","typed":{"a":"x","b":1,"c":{},"d":false}}')
  expect(drafts.read('address', 'u1')).toEqual({ a: 'x', d: false })
})

it('a browser that keeps nothing only forgets (SAF-1)', () => {
  const closed = () => {
    throw new Error('blocked')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed)
  drafts.keep('address', 'u1', { detail: 'a' })
  drafts.forget('address')
  drafts.forgetAll()
  expect(drafts.read('address', 'u1')).toEqual({})
})
