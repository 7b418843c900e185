import type { FastifyInstance } from 'fastify'
import { chargeStateOf, moveCharge, type SandboxCharge } from '../integrations/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { idFrom } from '../ids/index.ts'
import { isCashierChoice, planOf, type CashierChoice } from './cashier-choices.ts'
import { cashierPage } from './cashier-page.ts'
import { insertNotice, noticesOf } from './notice-store.ts'
import { backOf, readForms, sendSandboxPage } from './sandbox-routes.ts'
import { sendDueNotices, sendNotice } from './send-notices.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/**
 * The cashier of the simulated payment provider: the payer who is sent there decides what is paid, and what we are told
 * of it.
 */
export function cashierRoutes(app: FastifyInstance, deps: ModuleDeps): void {
  void app.register(async (scope) => {
    readForms(scope)
    scope.get<Named>('/sandbox/cashier/:id', async ({ params: { id } }, reply) => {
      const charge = await chargeStateOf(deps.db, id)
      return charge === undefined
        ? reply.callNotFound()
        : sendSandboxPage(reply, cashierPage(charge, await noticesOf(deps.db, id)))
    })
    scope.post<Named>('/sandbox/cashier/:id', async ({ params: { id }, body }, reply) => {
      const charge = await chargeStateOf(deps.db, id)
      if (charge === undefined) return reply.callNotFound()
      const form = new URLSearchParams(String(body))
      const [how, send] = [form.get('how') ?? '', form.get('send')]
      if (send !== null) await resend(charge, send, deps)
      else if (isCashierChoice(how)) await choose(charge, how, deps)
      return reply.redirect(how === 'now' || how === 'cancel' ? backOf(charge) : `/sandbox/cashier/${id}`, 303)
    })
  })
}

/** Of two clicks one decides. */
async function choose(charge: SandboxCharge, choice: CashierChoice, deps: ModuleDeps): Promise<void> {
  const { db, clock, random } = deps
  const { state, notices } = planOf(choice, charge, clock.now())
  const isFirst = await db.transaction(async (tx) => {
    if (!(await moveCharge(tx, charge.id, state, clock.now()))) return false
    for (const notice of notices) await insertNotice(tx, idFrom(random.token()), charge.id, notice, clock.now())
    return true
  })
  if (isFirst) await sendDueNotices(deps)
}

async function resend({ id }: SandboxCharge, noticeId: string, deps: ModuleDeps): Promise<void> {
  const notice = (await noticesOf(deps.db, id)).find((one) => one.id === noticeId)
  if (notice !== undefined) await sendNotice(notice, deps)
}
