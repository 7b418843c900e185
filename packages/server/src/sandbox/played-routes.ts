import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from '../http/index.ts'
import { PLAYED_STYLE_HASH } from './played-page.ts'

/** What is posted in this scope is a form's fields, as text. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

export const sendPlayedPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy({ styleHashes: [PLAYED_STYLE_HASH] }), 'x-robots-tag': 'noindex' })
    .send(page)
