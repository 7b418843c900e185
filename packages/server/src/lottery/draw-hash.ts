import { createHash, createHmac } from 'node:crypto'
import type { DrawHash } from '@diandu/core/lottery'

export const drawHash: DrawHash = {
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
}
