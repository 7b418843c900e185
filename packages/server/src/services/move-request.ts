import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { decideServiceMove, serviceRequestMessage, type ServiceRequestMove } from '@diandu/core/services'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { findUserByMobile } from '../session/index.ts'
import { lockRequest, storeMove } from './request-store.ts'

/**
 * One step of a request, by a reviewer or (null) by its person, who is told of the reviewer's; two at once follow one
 * another.
 */
export async function moveRequest(
  tx: Transaction,
  idOrNumber: string,
  move: ServiceRequestMove,
  done: { readonly by: string | null; readonly at: number },
): Promise<Result<null>> {
  const request = await lockRequest(tx, idOrNumber)
  if (request === undefined) return fail(refused('not-found', '没有找到这条申请', 'id'))
  const decided = decideServiceMove(request.state, move)
  if (!decided.ok) return decided
  await storeMove(tx, request.id, decided.value, done)
  const userId = request.userId ?? (await findUserByMobile(tx, request.mobile))?.id
  const message = userId === undefined ? null : serviceRequestMessage(userId, request, decided.value, done.at)
  if (message !== null) await writeMessage(tx, message)
  return ok(null)
}
