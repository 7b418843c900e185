import { memoryStore } from '@diandu/core/kernel'
import { DEVICE_NAME } from '@diandu/core/lottery'
import { STORED_AS } from '@diandu/core/session'
import { expect, it } from 'vitest'
import { guardedStore } from '../storage/guarded-store.ts'
import { webRandom } from '../time/index.ts'
import { deviceNameIn } from './device-name.ts'

it('a device keeps the name that it made by chance, and makes another one of what is no name (LOT-25)', () => {
  const local = memoryStore()
  const name = deviceNameIn(local, webRandom())
  expect(name).toMatch(DEVICE_NAME)
  expect([deviceNameIn(local, webRandom()), local.read(STORED_AS.deviceName)]).toEqual([name, name])
  expect(deviceNameIn(memoryStore(), webRandom())).not.toBe(name)
  local.write(STORED_AS.deviceName, '<script>')
  expect(deviceNameIn(local, webRandom())).toMatch(DEVICE_NAME)
})

it('a device that keeps nothing says no name (LOT-25)', () => {
  const blocked = guardedStore(() => {
    throw new Error('Storage is blocked')
  })
  expect(deviceNameIn(blocked, webRandom())).toBeUndefined()
})
