import { afterEach, beforeEach } from 'vitest'
import type { OpenFixture, Fixture } from './fixture.ts'

/** Opens a fixture before each test of the suite and closes it afterwards; `fixture()` is the one that is open. */
export function withFixture(open: OpenFixture): () => Fixture {
  let opened: Fixture | undefined
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
