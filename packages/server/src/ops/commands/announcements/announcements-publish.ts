import { fail, ok, type Result } from '@diandu/core/kernel'
import { announce } from '../../../inbox/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { by, required } from '../../parameters.ts'

const MAX_TITLE = 40
const MAX_TEXT = 1_000

const upTo =
  (option: string, max: number) =>
  (text: string): Result<string, string> => {
    const words = text.trim()
    if (words === '') return fail(`--${option} must not be empty.`)
    return Array.from(words).length > max ? fail(`--${option} has ${max} characters at most.`) : ok(words)
  }

export const announcementsPublish = defineCommand({
  name: 'announcements publish',
  meaning: 'tells every person who has an account now, by a message; it is with all of them within minutes',
  parameters: {
    title: required('TITLE', 'what it is about, in one line', (text) => {
      const title = upTo('title', MAX_TITLE)(text)
      return title.ok && /[\r\n]/.test(title.value) ? fail('--title is one line.') : title
    }),
    text: required('TEXT', 'what people read', upTo('text', MAX_TEXT)),
    by,
  },
  examples: ['announcements publish --title "春节期间照常交割" --text "客服 9 点到 18 点在线。" --by "Li Na"'],
  async run({ title, text, by: announcedBy }, { db, random, clock }) {
    const id = await announce(db, { title, body: text, announcedBy }, { random, nowMs: clock.now() })
    return done(`It is on its way to every account (announcement ${id}).`)
  },
})
