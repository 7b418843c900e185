import { readJsonText, asJsonText, type ContentSource } from '../content/index.ts'
import * as v from 'valibot'
import { insertAnnouncement, listAnnouncements } from './announcement-store.ts'
import { withdrawAnnouncement } from './announce.ts'

export const MAX_ANNOUNCEMENT = { title: 40, titleEn: 80, text: 1_000 } as const

const words = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, '请填写 / Must not be empty'),
    v.check((text) => Array.from(text).length <= max, `最多 ${max} 个字 / ${max} characters at most`),
  )
const line = (max: number) =>
  v.pipe(
    words(max),
    v.check((text) => !/[\r\n]/.test(text), '须为一行 / One line'),
  )

const announcement = v.strictObject({
  title: line(MAX_ANNOUNCEMENT.title),
  text: words(MAX_ANNOUNCEMENT.text),
  english: v.nullable(v.strictObject({ title: line(MAX_ANNOUNCEMENT.titleEn), text: words(MAX_ANNOUNCEMENT.text) })),
})

const MAX_GIVEN = 100

/** Messages to every account that there is when they are published. */
export const announcementContent: ContentSource = {
  kind: 'announcement',
  schema: announcement,
  given: async (db) =>
    (await listAnnouncements(db, MAX_GIVEN))
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map(({ id, title, body: text, titleEn, bodyEn }) => {
        const english = titleEn === null || bodyEn === null ? null : { title: titleEn, text: bodyEn }
        return { id, title, body: asJsonText({ title, text, english }) }
      }),
  faultsOf: async ({ body }) => {
    const read = readJsonText(announcement, body)
    return read.ok ? [] : read.failure
  },
  titleOf: ({ id, body }) => /"title": *"((?:[^"\\]|\\.)+)"/.exec(body)?.[1]?.slice(0, 100) ?? id,
  publish: async (tx, { id, body, byName: announcedBy, nowMs: announcedAt }) => {
    const { title, text, english } = v.parse(announcement, JSON.parse(body))
    const translated = { titleEn: english?.title ?? null, bodyEn: english?.text ?? null }
    await insertAnnouncement(tx, { id, title, body: text, ...translated, announcedBy, announcedAt })
  },
  withdraw: async (tx, id, nowMs) => void (await withdrawAnnouncement(tx, id, nowMs)),
}
