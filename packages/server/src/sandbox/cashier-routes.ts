import type { FastifyInstance } from 'fastify'
import { chargeStateOf, moveCharge, type SandboxCharge } from '../outside/index.ts'
import type { ModuleParts } from '../server-module.ts'
import { idFrom } from '../session/index.ts'
import { isCashierChoice, planOf, type CashierChoice } from './cashier-choices.ts'
import { cashierPage } from './cashier-page.ts'
import { insertNotice, noticesOf } from './notice-store.ts'
import { readForms, sendPlayedPage } from './played-routes.ts'
import { sendDueNotices, sendNotice } from './send-notices.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/** The cashier of the played payment provider: whoever is sent there decides what is paid, and what we are told of it. */
export function cashierRoutes(app: FastifyInstance, parts: ModuleParts): void {
  void app.register(async (scope) => {
    readForms(scope)
    scope.get<Named>('/sandbox/cashier/:id', async ({ params: { id } }, reply) => {
      const charge = await chargeStateOf(parts.db, id)
      return charge === undefined ? reply.callNotFound() : sendPlayedPage(reply, cashierPage(charge, await noticesOf(parts.db, id)))
    })
    scope.post<Named>('/sandbox/cashier/:id', async ({ params: { id }, body }, reply) => {
      const charge = await chargeStateOf(parts.db, id)
      if (charge === undefined) return reply.callNotFound()
      const said = new URLSearchParams(String(body))
      const [how, send] = [said.get('how') ?? '', said.get('send')]
      if (send !== null) await resend(charge, send, parts)
      else if (isCashierChoice(how)) await choose(charge, how, parts)
      return reply.redirect(how === 'now' || how === 'cancel' ? charge.backUrl : `/sandbox/cashier/${id}`, 303)
    })
  })
}

/** Of two clicks one decides. */
async function choose(charge: SandboxCharge, choice: CashierChoice, parts: ModuleParts): Promise<void> {
  const { db, clock, random } = parts
  const { state, notices } = planOf(choice, charge, clock.now())
  const isFirst = await db.transaction(async (tx) => {
    if (!(await moveCharge(tx, charge.id, state, clock.now()))) return false
    for (const notice of notices) await insertNotice(tx, idFrom(random.token()), charge.id, notice, clock.now())
    return true
  })
  if (isFirst) await sendDueNotices(parts)
}

async function resend({ id }: SandboxCharge, noticeId: string, parts: ModuleParts): Promise<void> {
  const notice = (await noticesOf(parts.db, id)).find((one) => one.id === noticeId)
  if (notice !== undefined) await sendNotice(notice, parts)
}
