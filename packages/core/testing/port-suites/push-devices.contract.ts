import { describe, expect, it } from 'vitest'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'

export function pushDevicesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the PushDevices contract`, () => {
    const fixture = withFixture(open)

    it('takes the device of a signed-in user, again and in another language (NTF-9)', async () => {
      const { buyer, seller } = fixture()
      const { pushDevices } = buyer.device
      expect(valueOf(await pushDevices.register('1a0018970a8b3c2d1e', 'zh'))).toBeNull()
      expect(valueOf(await pushDevices.register('1a0018970a8b3c2d1e', 'en'))).toBeNull()
      expect(valueOf(await seller.device.pushDevices.register('1a0018970a8b3c2d1e', 'zh'))).toBeNull()
    })

    it('refuses what cannot be a name of a device (NTF-9)', async () => {
      const { buyer } = fixture()
      for (const token of ['', ' ', 'a b', 'x'.repeat(256), '标识', '"'])
        expect(reasonOf(await buyer.device.pushDevices.register(token, 'zh'))).toBe('bad-parameter')
    })
  })
}
