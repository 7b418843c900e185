import type { KeyValueStore, Random } from '@diandu/core/kernel'
import { DEVICE_NAME } from '@diandu/core/lottery'
import { STORED_AS } from '@diandu/core/session'

/**
 * Made by chance with the first draw of this device and kept through every login. Undefined where nothing can be
 * stored: a name that changes with each visit would identify nothing.
 */
export function deviceNameIn(local: KeyValueStore, random: Pick<Random, 'token'>): string | undefined {
  const kept = local.read(STORED_AS.deviceName)
  if (kept !== null && DEVICE_NAME.test(kept)) return kept
  const name = random.token()
  local.write(STORED_AS.deviceName, name)
  return local.holds(STORED_AS.deviceName) ? name : undefined
}
