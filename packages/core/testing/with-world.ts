import { afterEach, beforeEach } from 'vitest'
import type { OpenWorld, World } from './world.ts'

/** Opens a world before each test of the suite and closes it afterwards; `world()` is the one that is open. */
export function withWorld(open: OpenWorld): () => World {
  let opened: World | undefined
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    await opened?.close()
    opened = undefined
  })
  return () => {
    if (opened === undefined) throw new Error('No world is open')
    return opened
  }
}
