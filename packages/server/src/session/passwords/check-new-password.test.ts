import { passwordWeakness } from '@diandu/core/input'
import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkNewPassword } from './check-new-password.ts'

const NAMES = ['Wang小明', '13800000001', 'Li']
const wordsOf = async (password: string) => {
  const checked = await checkNewPassword(password, 'newPassword', NAMES)
  return checked.ok ? 'ok' : JSON.stringify(checked.failure)
}

const [COMMON, NAME, PATTERN, DATE] = ['太常见', '用户名', '键盘', '日期']

it.each([
  ['password1', COMMON],
  ['PassWord1', COMMON],
  ['ｐａｓｓword1', COMMON],
  ['trustno1', COMMON],
  ['1qaz2wsx', COMMON],
  ['password', COMMON],
  ['Football', COMMON],
  ['correct horse 1', 'ok'],
  ['demo-2468', 'ok'],
  ['正确马电池订书钉1', 'ok'],
])('the check of a new password says of a common password that it is one: %j (SVS-34)', async (password, words) => {
  expect(await wordsOf(password)).toContain(words)
})

it('the check of a new password refuses more than the 3 000 commonest that are long enough (SVS-34)', async () => {
  const long = dictionary['passwords-common'].filter((word) => passwordWeakness(word) === undefined)
  expect(long.length).toBeGreaterThan(3000)
  for (const word of long) expect(await wordsOf(word), word).toContain('password-weak')
})

it.each([
  ['wang小明2024', NAME],
  ['WANG小明-88', NAME],
  ['13800000001a', NAME],
  ['diandu2024', NAME],
  ['店渡diandu1!', NAME],
  ['diandu-keeps-my-shop', 'ok'],
  ['Wang小明 sells two boats', 'ok'],
  ['Li-is-here-1', 'ok'],
])(
  'the check of a new password refuses a password that is little more than a name: %j (SVS-35)',
  async (password, words) => {
    expect(await wordsOf(password)).toContain(words)
  },
)

it.each([
  ['qwer12345', PATTERN],
  ['QWERtyui09876', PATTERN],
  ['abcd!!!!9999', PATTERN],
  ['x9-x9-x9-x9-', PATTERN],
  ['aaaaaaaa1', PATTERN],
  ['k7!mk7!m', PATTERN],
  ['12345678', PATTERN],
  ['        ', PATTERN],
  ['!!!!????', PATTERN],
  ['k7!mp2?qk7!mp2?q', 'ok'],
  ['tiger-8642-paw', 'ok'],
])(
  'the check of a new password refuses a password that is a row of keys or repeats itself: %j (SVS-35)',
  async (password, words) => {
    expect(await wordsOf(password)).toContain(words)
  },
)

it.each([
  ['19900131', DATE],
  ['31012001', DATE],
  ['1990-01-31', DATE],
  ['19901331', 'ok'],
  ['73059182', 'ok'],
])('the check of a new password refuses a password that is a date: %j (SVS-35)', async (password, words) => {
  expect(await wordsOf(password)).toContain(words)
})

it.each(['73059182', 'onlyletters', 'ONLYLETTERS', '正确马电池订书钉', '!?&%$+#@', '👗🐯🚢🌊🍵🎋🧭🪁'])(
  'the check of a new password takes a password of one kind of characters: %j (FMV-11)',
  async (password) => {
    expect(await wordsOf(password)).toBe('ok')
  },
)

it('the check of a new password answers for any text and any names, and never lets pass what the browser refuses (SVS-35)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
      async (password, names) => {
        const checked = await checkNewPassword(password, 'newPassword', names)
        if (passwordWeakness(password) !== undefined) expect(checked.ok).toBe(false)
      },
    ),
  )
})
