import type { FastifyInstance } from 'fastify'
import { decideSandboxVisit, findSandboxVisit, hasLapsed, type SandboxVisit } from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { escape, sandboxPage } from './sandbox-page.ts'
import { backOf, readForms, sendSandboxPage } from './sandbox-routes.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/** The page of the simulated identity provider: the person before it decides whether the face is the right one. */
export function identityRoutes(app: FastifyInstance, { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): void {
  void app.register(async (scope) => {
    readForms(scope)
    scope.get<Named>('/sandbox/identity/:id', async ({ params: { id } }, reply) => {
      const visit = await findSandboxVisit(db, id)
      return visit === undefined
        ? reply.callNotFound()
        : sendSandboxPage(reply, identityPage(visit, hasLapsed(visit, clock.now())))
    })
    scope.post<Named>('/sandbox/identity/:id', async ({ params: { id }, body }, reply) => {
      const visit = await findSandboxVisit(db, id)
      if (visit === undefined) return reply.callNotFound()
      const verdict = new URLSearchParams(String(body)).get('verdict')
      if (verdict === 'matches' || verdict === 'differs') await decideSandboxVisit(db, id, verdict, clock.now())
      return reply.redirect(backOf(visit), 303)
    })
  })
}

const VERDICTS = { pending: '等待认证', matches: '已通过', differs: '未通过' } as const satisfies Record<
  SandboxVisit['verdict'],
  string
>

const identityPage = ({ id, person, backUrl, verdict }: SandboxVisit, isLate: boolean): string =>
  sandboxPage(
    '刷脸认证（演示）',
    `<p>这里扮演认证机构：不会打开摄像头，也不会真的比对人脸。由您选择认证结果。</p>
<p>认证人：${escape(person)}</p>
<p>状态：${isLate ? '已过期，请返回重新开始' : VERDICTS[verdict]}</p>
${verdict === 'pending' && !isLate ? `<form method="post" action="/sandbox/identity/${escape(id)}"><button name="verdict" value="matches" class="first">通过：是本人</button><button name="verdict" value="differs">不通过：不是本人</button></form>` : ''}
<a class="back" href="${escape(backOf({ backUrl }))}">${verdict === 'pending' && !isLate ? '先不认证，返回店渡' : '返回店渡'}</a>`,
  )
