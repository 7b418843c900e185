import type { PortRequest } from './money-requests.ts'

const ARTICLE = { kind: 'article', id: 'a1' } as const
const SEEN = { version: 2, writtenAt: 7 }

export const CONTENT_REQUESTS: readonly PortRequest[] = [
  ['GET content', { kind: 'article' }, ({ content }) => content.list('article')],
  ['GET content/one', ARTICLE, ({ content }) => content.show(ARTICLE)],
  ['GET content/form', { kind: 'banners' }, ({ content }) => content.form('banners')],
  ['GET content/results', { id: 'a1', locale: 'en' }, ({ content }) => content.results('a1', 'en')],
  ['GET content/body', { ...ARTICLE, version: '2' }, ({ content }) => content.body(ARTICLE, 2)],
  ['POST content/check', { ...ARTICLE, body: 'b' }, ({ content }) => content.check(ARTICLE, 'b')],
  ['POST content/save', { ...ARTICLE, body: 'b', seen: null }, ({ content }) => content.save(ARTICLE, 'b', null)],
  ['POST content/discard', { ...ARTICLE, seen: SEEN }, ({ content }) => content.discard(ARTICLE, SEEN)],
  ['POST content/copy', { ...ARTICLE, version: 2 }, ({ content }) => content.copy(ARTICLE, 2)],
  ['POST content/publish', { ...ARTICLE, seen: SEEN, at: 5 }, ({ content }) => content.publish(ARTICLE, SEEN, 5)],
  [
    'POST content/propose',
    { ...ARTICLE, seen: SEEN, at: null, reason: 'r' },
    ({ content }) => content.propose(ARTICLE, SEEN, null, 'r'),
  ],
  ['POST content/unschedule', { ...ARTICLE, version: 2 }, ({ content }) => content.unschedule(ARTICLE, 2)],
  ['POST content/withdraw', { ...ARTICLE, reason: 'r' }, ({ content }) => content.withdraw(ARTICLE, 'r')],
  ['POST content/preview', { ...ARTICLE, version: 2 }, ({ content }) => content.preview(ARTICLE, 2)],
]
