import type { ApiClient } from '../api/api-client.ts'
import type { DocumentedCall } from '../documented-calls/documented-calls.ts'
import { shapesOf } from '../documented-calls/json-schema.ts'
import { headersFor, requestWith, signedFor } from './inputs/sign-hostile.ts'
import { likelyInput } from '../documented-calls/likely-input.ts'
import { readAnswer, type Reader } from './read-answer.ts'

/** Lists that are read by POST, and change nothing. */
const LISTS = [
  'POST user',
  'POST user/special/info',
  'POST user/mobile_modify_record',
  'POST user/auth/info',
  'POST capital/bill/verifyOrder',
]
/** Signed for minutes only, so that it differs each time. */
const FLEETING = /(until|key)=[\w-]+/g
/** A job notifies all users of announcements, whatever is requested at that time. */
const ANNOUNCED = /("kind":"platform","unread":)\d+/g

/** Everything that a person can read of their own records, by call. */
export async function snapshotOf(
  reader: Reader,
  client: ApiClient,
  calls: readonly DocumentedCall[],
): Promise<ReadonlyMap<string, string>> {
  const rows = new Map<string, string>()
  const sealing = { publicKey: reader.publicKey, seal: (text: string) => text }
  for (const call of calls) {
    const [shape = {}] = shapesOf(call.input)
    const isList =
      call.needsLogin &&
      (LISTS.includes(call.name) || (call.name.startsWith('GET ') && (shape.required ?? []).length === 0))
    if (!isList) continue
    const sent = signedFor(call, likelyInput(shape), { client, sealing })
    const answer = await readAnswer(
      new URL(client.url),
      requestWith(call, 'snapshot', sent, headersFor(call, client.token)),
      reader,
    )
    rows.set(call.name, answer.textWithout('').replaceAll(FLEETING, '$1').replaceAll(ANNOUNCED, '$1'))
  }
  return rows
}
