import { describe, expect, it, vi } from 'vitest'
import { fail, ok } from '../kernel/index.ts'
import {
  CHAT_TOPICS,
  chatLanguageOf,
  chatTopicOf,
  chooseConsultant,
  openChat,
  SANDBOX_CHAT,
  toConsultant,
  toKstConfig,
  type ChatPorts,
} from './index.ts'

const CONFIG = toKstConfig({ introduce_js: 'https://chat.example/ks.js', jump_link: 'https://chat.example/im.htm' })
const CONTACTS = { kind: 'service-error', qq: '800012345', phone: '400-000-0000' }

function ports(change: Partial<ChatPorts> = {}) {
  const window = { load: vi.fn(async () => true), open: vi.fn(() => true) }
  const openQq = vi.fn()
  const all: ChatPorts = {
    shell: 'browser',
    config: async () => ok(CONFIG),
    company: async () => ({ qq: CONTACTS.qq, phone: CONTACTS.phone }),
    window: async () => window,
    openQq,
    ...change,
  }
  return { all, window, openQq }
}

describe('openChat', () => {
  it('runs the script first, and opens the chat then (SUP-13)', async () => {
    const { all, window, openQq } = ports()
    expect(await openChat(all)).toBeNull()
    expect(window.load).toHaveBeenCalledExactlyOnceWith(CONFIG.introduceJs)
    expect(window.open).toHaveBeenCalledExactlyOnceWith(CONFIG.jumpLink)
    expect(openQq).not.toHaveBeenCalled()
  })

  it('opens a chat without a script, such as that of a demonstration (SUP-16)', async () => {
    const { all, window } = ports({ config: async () => ok(toKstConfig({ jump_link: SANDBOX_CHAT })) })
    expect(await openChat(all)).toBeNull()
    expect([window.load.mock.calls.length, window.open.mock.calls]).toEqual([0, [[SANDBOX_CHAT]]])
  })

  it('leads to QQ where the configuration says so, and asks for no script (SUP-8)', async () => {
    const { all, window, openQq } = ports({ config: async () => ok({ ...CONFIG, isJumpQq: true, qq: '2885001234' }) })
    expect(await openChat(all)).toBeNull()
    expect([window.load.mock.calls, openQq.mock.calls]).toEqual([[], [['2885001234']]])
  })

  it.each<readonly [string, Partial<ChatPorts>]>([
    ['the configuration does not come', { config: async () => fail({ kind: 'offline' }) }],
    ['the configuration throws', { config: () => Promise.reject(new Error('no port')) }],
    ['there is no link', { config: async () => ok(toKstConfig({})) }],
    ['the script fails', { window: async () => ({ load: async () => false, open: () => true }) }],
    ['the page does not open', { window: async () => ({ load: async () => true, open: () => false }) }],
    ['its code does not come', { window: () => Promise.reject(new Error('no chunk')) }],
  ])('offers the contacts when %s (SUP-9, SUP-13)', async (_title, change) => {
    expect(await openChat(ports(change).all)).toEqual(CONTACTS)
  })

  it('comes back with nothing to offer where not even the contacts come (SUP-9)', async () => {
    const broken = ports({
      config: async () => fail({ kind: 'offline' }),
      company: () => {
        throw new Error('no port')
      },
    })
    expect(await openChat(broken.all)).toEqual({ kind: 'service-error', qq: undefined, phone: undefined })
  })
})

describe('a consultant', () => {
  const STAFF = [
    { qq: '2885001234', name: '小林' },
    { qq: '2885001235', name: '小陈' },
  ]

  it('is one of the staff by chance, and the operator’s own number without staff (SUP-17)', () => {
    expect([0, 1].map((at) => chooseConsultant(STAFF, '10000', { below: () => at }))).toEqual(STAFF)
    expect(chooseConsultant([], '10000', { below: () => 0 })).toEqual({ qq: '10000', name: null })
    expect(chooseConsultant([], undefined, { below: () => 0 })).toBeUndefined()
  })

  it('is left to chance among as many as there are, and not at all without staff (SUP-17)', () => {
    const limits: number[] = []
    for (const staff of [STAFF, []]) chooseConsultant(staff, undefined, { below: (limit) => (limits.push(limit), 0) })
    expect(limits).toEqual([2])
  })

  it.each([
    [{ rand_kf_qq: '2885001234', name: '小林' }, STAFF[0]],
    [
      { rand_kf_qq: '2885001234', name: '' },
      { qq: '2885001234', name: null },
    ],
    [{ rand_kf_qq: 2_885_001_234 }, { qq: '2885001234', name: null }],
    [
      { rand_kf_qq: '2885001234', name: 7 },
      { qq: '2885001234', name: null },
    ],
    [{ rand_kf_qq: '', name: '小林' }, undefined],
    [null, undefined],
  ])('is read from %j (SUP-17)', (answer, consultant) => {
    expect(toConsultant(answer)).toEqual(consultant)
  })
})

describe('the topic of a message', () => {
  it.each([
    ['定金要付多少？', 'deposit'],
    ['保证金能退吗', 'deposit'],
    ['定金能退款吗', 'refund'],
    ['过户要多久', 'transfer'],
    ['How does the hand-over work?', 'transfer'],
    ['服务费多少钱', 'fees'],
    ['What are your fees?', 'fees'],
    ['我要人工', 'person'],
    ['one fee', 'fees'],
    ['two fees', 'fees'],
    ['one cost', 'fees'],
    ['two costs.', 'fees'],
    ['the feed of costumes', 'person'],
    ['handover', 'transfer'],
    ['REFUND', 'refund'],
    ['我被骗了，要退款', 'person'],
    ['你好', 'person'],
    ['', 'person'],
  ])('%s is about %s (SUP-15)', (message, topic) => {
    expect(chatTopicOf(message)).toBe(topic)
  })

  it('is one of five, and each of them can be asked about (SUP-15)', () => {
    const topics = ['退款', '定金', '费用', '过户', '投诉'].map(chatTopicOf)
    expect(topics).toEqual(CHAT_TOPICS)
  })

  it.each([
    ['定金 deposit', 'zh'],
    ['What is a deposit?', 'en'],
    ['OK', 'en'],
    ['A 1', 'zh'],
    ['?', 'zh'],
  ])('%s is answered in %s (SUP-15)', (message, language) => {
    expect(chatLanguageOf(message)).toBe(language)
  })
})
