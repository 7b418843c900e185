import { expect, it } from 'vitest'
import { ok, type Result } from '@diandu/core/kernel'
import { uploadPicture } from '@diandu/wire'
import type { Handler } from '../../calls/index.ts'
import { SEEDED_HOLES } from './seeded-holes.ts'

it('a server with a hole before a handler still gives it what its own check has prepared', async () => {
  const keep = async (_: unknown, __: unknown, prepared: unknown): Promise<Result<unknown>> => ok(prepared)
  const handler = { kind: 'once', row: uploadPicture, work: keep } as unknown as Handler
  const chewing = SEEDED_HOLES['chews-on-uploads'](handler) as unknown as { readonly work: typeof keep }
  expect(await chewing.work({}, {}, 'a sealed picture')).toEqual(ok('a sealed picture'))
})
