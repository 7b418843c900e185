import { safeReturnPath } from '@diandu/core/session'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from '../http/index.ts'
import { SANDBOX_STYLE_HASH } from './sandbox-page.ts'

/** Bodies in this scope are fields of a form, as text. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Where a simulated provider leads back to: a page of ours, whatever was kept. */
export const backOf = ({ backUrl }: { readonly backUrl: string }): string => ownPath(backUrl) ?? '/'

/** A path of one of our own pages as a header can carry it, or undefined. */
export const ownPath = (path: string): string | undefined =>
  safeReturnPath(path)?.replaceAll(/[^!-~]+/gu, encodeURIComponent)

export const sendSandboxPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ styleHashes: [SANDBOX_STYLE_HASH] }),
      'x-robots-tag': 'noindex',
    })
    .send(page)
