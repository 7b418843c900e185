import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { everyTurn } from '../../testing/open-questions.ts'
import { fail, ok, type Result } from '../kernel/index.ts'
import { createKstConfigSource, toKstConfig, toQqNumber, type KstConfig } from './index.ts'

const ANSWER = {
  introduce_js: 'https://chat.example/intro.js?v=2',
  jump_link: 'https://chat.example/talk#1',
  is_jump_qq: 1,
  rand_kf_qq: '2885001234',
}
const CONFIG: KstConfig = {
  introduceJs: ANSWER.introduce_js,
  jumpLink: ANSWER.jump_link,
  isJumpQq: true,
  qq: ANSWER.rand_kf_qq,
}
const NOTHING: KstConfig = { introduceJs: undefined, jumpLink: undefined, isJumpQq: false, qq: undefined }

describe('toKstConfig', () => {
  it('reads the four keys', () => {
    expect(toKstConfig({ ...ANSWER, other: 1 })).toEqual(CONFIG)
  })

  it.each([
    [undefined],
    [null],
    [7],
    ['https://chat.example/'],
    [[]],
    [{}],
    [{ introduce_js: 1, jump_link: null, is_jump_qq: 'yes', rand_kf_qq: {} }],
  ])('finds nothing in %j', (answer) => {
    expect(toKstConfig(answer)).toEqual(NOTHING)
  })

  it.each([
    'http://chat.example/',
    'javascript:alert(1)',
    '//chat.example/x.js',
    '/x.js',
    'https://',
    'https:///x',
    'https://user@chat.example/',
    'https://chat.example@evil.example/',
    'https://chat.example\\@evil.example/',
    'https://chat.example/\\x',
    'https://chat.example/a b',
    'https://chat.example/\n',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://-a.example/',
    'https://chat..example/',
    ' https://chat.example/',
    'https://chat.example/钱',
    'data:text/javascript,1',
    'https://chat.example:12345/',
    `https://chat.example/${'x'.repeat(2028)}`,
    'https://chat.examplé/',
    'https://chat.e/',
    'xhttps://chat.example/',
    'https://chat.example;evil.example/',
  ])('loads and opens nothing from %j (SUP-5)', (url) => {
    expect(toKstConfig({ introduce_js: url, jump_link: url })).toEqual(NOTHING)
  })

  it.each([
    'https://chat.example',
    'https://chat.example/',
    'HTTPS://Chat.Example/X',
    'https://a.b-c.example.cn:8443/x?y=z#w',
    'https://chat.example?x',
    'https://chat.example#x',
    'https://8.example/',
    `https://chat.example/${'x'.repeat(2027)}`,
  ])('may load from %s (SUP-5)', (url) => {
    expect(toKstConfig({ introduce_js: url, jump_link: url })).toEqual({ ...NOTHING, introduceJs: url, jumpLink: url })
    expect(new URL(url).protocol).toBe('https:')
  })

  it('whatever may be loaded comes over https from the host that one reads (SUP-5)', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      'chat.example',
      'evil',
      '80',
      '\t',
      ' ',
      '%',
      '-',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(pieces).map((parts) => parts.join('')),
          fc.array(pieces).map((parts) => `https://a.example${parts.join('')}`),
          anyText(),
        ),
        (url) => {
          const { introduceJs } = toKstConfig({ introduce_js: url })
          if (introduceJs === undefined) return
          const read = new URL(introduceJs)
          expect([introduceJs, read.protocol, read.username, read.password]).toEqual([url, 'https:', '', ''])
          expect(/^https:\/\/([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase()).toBe(read.hostname)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('opens the chat of a demonstration on our own host, and no other path of it (SUP-16)', () => {
    const link = (jump_link: string) => toKstConfig({ jump_link }).jumpLink
    expect(['/sandbox/chat', '/sandbox/chats', '/sandbox', ''].map(link)).toEqual([
      '/sandbox/chat',
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    ['true', false],
    [2, false],
    [undefined, false],
    [[1], false],
  ])('is_jump_qq of %j is %s', (is_jump_qq, isJumpQq) => {
    expect(toKstConfig({ is_jump_qq })).toEqual({ ...NOTHING, isJumpQq })
  })
})

describe('toQqNumber', () => {
  it.each([
    ['10000', '10000'],
    [2_885_001_234, '2885001234'],
    ['123456789012', '123456789012'],
  ])('takes %j', (value, qq) => {
    expect(toQqNumber(value)).toBe(qq)
  })

  it.each([
    ['1234'],
    ['1234567890123'],
    ['01234'],
    ['12a45'],
    [' 12345'],
    ['１２３４５'],
    [1234],
    [12_345.5],
    [1e21],
    [Number.NaN],
    [null],
    [undefined],
    [{}],
    [['12345']],
  ])('refuses %j', (value) => {
    expect(toQqNumber(value)).toBeUndefined()
  })
})

const OFFLINE = fail({ kind: 'offline' } as const)

describe('createKstConfigSource', () => {
  it('loads nothing before the first call (SUP-7)', async () => {
    let loads = 0
    createKstConfigSource({ config: async () => ((loads += 1), ok(CONFIG)) })
    await everyTurn()
    expect(loads).toBe(0)
  })

  it('tries again after a failure, and after a port that broke (SUP-7)', async () => {
    const answers: (() => Promise<Result<KstConfig>>)[] = [
      async () => OFFLINE,
      () => Promise.reject(new Error('no port')),
      () => {
        throw new Error('no port at all')
      },
      async () => ok(CONFIG),
    ]
    const get = createKstConfigSource({ config: () => (answers.shift() as () => Promise<Result<KstConfig>>)() })
    expect(await get()).toEqual(OFFLINE)
    await expect(get()).rejects.toThrow('no port')
    await expect(get()).rejects.toThrow('no port at all')
    expect(await get()).toEqual(ok(CONFIG))
    expect(await get()).toEqual(ok(CONFIG))
    expect(answers).toEqual([])
  })

  it('whenever it is called, there is never more than one load under way, and none after a good one (SUP-7)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (s, outcomes) => {
        let underWay = 0
        let max = 0
        let loadsAfterSuccess = 0
        let hasSucceeded = false
        const rest = [...outcomes]
        const get = createKstConfigSource({
          async config() {
            if (hasSucceeded) loadsAfterSuccess += 1
            underWay += 1
            max = Math.max(max, underWay)
            await s.schedule(Promise.resolve())
            underWay -= 1
            const isGood = rest.shift() ?? true
            hasSucceeded ||= isGood
            return isGood ? ok(CONFIG) : OFFLINE
          },
        })
        const given: Result<KstConfig>[] = []
        for (const _ of [...outcomes, true, true])
          void s.schedule(Promise.resolve()).then(async () => given.push(await get()))
        await s.waitIdle()
        expect([max, loadsAfterSuccess]).toEqual([1, 0])
        expect(given).toHaveLength(outcomes.length + 2)
      }),
    )
  })
})
