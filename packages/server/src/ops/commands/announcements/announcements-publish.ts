import { fail, ok, type Result } from '@diandu/core/kernel'
import { announce, MAX_ANNOUNCEMENT } from '../../../inbox/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, optional, required } from '../../parameters.ts'

const upTo =
  (option: string, max: number) =>
  (text: string): Result<string, string> => {
    const words = text.trim()
    if (words === '') return fail(`--${option} must not be empty.`)
    return Array.from(words).length > max ? fail(`--${option} has ${max} characters at most.`) : ok(words)
  }

const titleOf =
  (option: string, max: number) =>
  (text: string): Result<string, string> => {
    const title = upTo(option, max)(text)
    return title.ok && /[\r\n]/.test(title.value) ? fail(`--${option} is one line.`) : title
  }

const ifGiven =
  (read: (text: string) => Result<string, string>) =>
  (text: string | undefined): Result<string | null, string> =>
    text === undefined ? ok(null) : read(text)

export const announcementsPublish = defineCommand({
  name: 'announcements publish',
  meaning: 'tells every person who has an account now, by a message; it is with all of them within minutes',
  parameters: {
    title: required('TITLE', 'what it is about, in one line', titleOf('title', MAX_ANNOUNCEMENT.title)),
    text: required('TEXT', 'what people read', upTo('text', MAX_ANNOUNCEMENT.text)),
    titleEn: optional(
      'TITLE',
      'the title in English, for those who read it',
      ifGiven(titleOf('title-en', MAX_ANNOUNCEMENT.titleEn)),
    ),
    textEn: optional('TEXT', 'the text in English', ifGiven(upTo('text-en', MAX_ANNOUNCEMENT.text))),
    by,
  },
  examples: [
    'announcements publish --title "春节期间照常交割" --text "客服 9 点到 18 点在线。" --by "Li Na"',
    'announcements publish --title "春节照常交割" --text "客服在线。" --title-en "Open over New Year" --text-en "Support is online." --by "Li Na"',
  ],
  async run({ title, text, titleEn, textEn: bodyEn, by: announcedBy }, { db, random, clock }) {
    if ((titleEn === null) !== (bodyEn === null)) return notDone('--title-en and --text-en go together.')
    const announcement = { title, body: text, titleEn, bodyEn, announcedBy }
    const id = await announce(db, announcement, { random, nowMs: clock.now() })
    return done(`It is on its way to every account (announcement ${id}).`)
  },
})
