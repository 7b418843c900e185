import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import type { FlowNotice } from '../e-signature.ts'
import type { TencentEssAccount } from './ess-account.ts'

interface FlowData {
  readonly FlowId?: string
  readonly UserData?: string
}

/**
 * The flow that a callback is about; undefined where it was not the service that called, or it told of something else.
 */
export function readEssNotice(
  { callbackToken, callbackKey }: Pick<TencentEssAccount, 'callbackToken' | 'callbackKey'>,
  body: string,
  signature: string,
): FlowNotice | undefined {
  const right = Buffer.from(`sha256=${createHmac('sha256', callbackToken).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  try {
    const { encrypt = '' } = JSON.parse(body) as { encrypt?: string }
    const cipher = createDecipheriv('aes-256-cbc', Buffer.from(callbackKey), Buffer.from(callbackKey.slice(0, 16)))
    const text = Buffer.concat([cipher.update(Buffer.from(encrypt, 'base64')), cipher.final()]).toString()
    // Companies that came before May 2023 are called in the earlier form, which is the data itself.
    const notice = JSON.parse(text) as FlowData & { MsgData?: FlowData }
    const { FlowId: flowId, UserData = '' } = notice.MsgData ?? notice
    return flowId === undefined ? undefined : { flowId, number: decodedUserData(UserData) }
  } catch {
    return undefined
  }
}

/** Sent with a flow; the provider returns it in every callback about the flow. */
export const encodedUserData = (number: string): string => Buffer.from(number).toString('base64')

const decodedUserData = (userData: string): string => Buffer.from(userData, 'base64').toString()
