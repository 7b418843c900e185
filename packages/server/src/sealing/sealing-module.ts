import { HOUR_MS, ok, type Random } from '@diandu/core/kernel'
import { getPublicKey } from '@diandu/wire'
import { handlerFor, type Handler } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import type { ServerModule } from '../server-module.ts'
import { currentKey } from './current-key.ts'
import { forgetSealingKeys, VALID_MS, type SealingKey } from './sealing-key-store.ts'

export const sealingModule: ServerModule = {
  name: 'sealing',
  handlers: () => sealingHandlers(),
  sweeps: [
    { name: 'forget old sealing keys', everyMs: HOUR_MS, run: ({ db, clock }) => forgetSealingKeys(db, clock.now()) },
  ],
}

export function sealingHandlers(): readonly Handler[] {
  // Making a pair takes a while: those who ask meanwhile wait for the same one.
  let coming: Promise<SealingKey> | undefined
  const shared = (db: Database, random: Random, nowMs: number): Promise<SealingKey> => {
    coming ??= currentKey(db, random, nowMs).finally(() => (coming = undefined))
    return coming
  }
  return [
    handlerFor(getPublicKey, async (_nothing, { db, random, clock }) => {
      const { publicKey, madeAt } = await shared(db, random, clock.now())
      return ok({ publicKey, goodUntil: madeAt + VALID_MS })
    }),
  ]
}
