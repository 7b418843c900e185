import { expect, it } from 'vitest'
import { ok, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { uploadPicture } from '@diandu/wire'
import type { Handler } from '../../calls/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { MODULES } from '../../modules.ts'
import { simulatedDeps } from '../simulated-deps.ts'
import { SEEDED_HOLES } from './seeded-holes.ts'

it('a server with a hole before a handler still gives it what its own check has prepared', async () => {
  const keep = async (_: unknown, __: unknown, prepared: unknown): Promise<Result<unknown>> => ok(prepared)
  const handler = { kind: 'once', endpoint: uploadPicture, work: keep } as unknown as Handler
  const chewing = SEEDED_HOLES['chews-on-uploads'](handler) as unknown as { readonly work: typeof keep }
  expect(await chewing.work({}, {}, 'a sealed picture')).toEqual(ok('a sealed picture'))
})

it('every hole is in a call of the server, and one that writes in a call that can write', async () => {
  const deps = simulatedDeps(await openTestDatabase(), createManualClock())
  const handlers = MODULES.flatMap((module) => module.handlers?.(deps) ?? [])
  for (const [name, plant] of Object.entries(SEEDED_HOLES))
    expect(
      handlers.filter((handler) => plant(handler) !== handler),
      name,
    ).not.toEqual([])
})
