import type { PayingDevice } from '@diandu/core/wallet'
import { useDevice } from '../../device/device-context.ts'

/** A pointer as exact as a mouse's is a computer's; WeChat on a computer is WeChat all the same. */
export function usePayingDevice(): PayingDevice {
  const { shell } = useDevice()
  if (shell === 'wechat') return 'wechat'
  return globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches === true ? 'computer' : 'phone'
}
