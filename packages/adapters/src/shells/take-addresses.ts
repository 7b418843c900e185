import { safeReturnPath } from '@diandu/core/session'
import { OPEN_CALLBACK } from './bridge-names.ts'
import type { BridgeWindow } from './token-desk.ts'

/**
 * Where an app hands over an address to be opened. It is told whether the page goes there: only a page of ours is
 * opened, whatever a notification carried.
 */
export function takeAddresses(page: BridgeWindow, open: (path: string) => void): void {
  page[OPEN_CALLBACK] = (answer: unknown): boolean => {
    const path = typeof answer === 'string' ? safeReturnPath(answer) : undefined
    if (path !== undefined) open(path)
    return path !== undefined
  }
}
