import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { PATIENCE_MS } from '../../browser/patience.ts'

interface SharedData {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/** The last data that WeChat was given are the wanted ones, in the end. */
export async function expectShared(page: Page, wanted: Partial<SharedData>): Promise<SharedData> {
  return vi.waitFor(
    async () => {
      const calls = await page.evaluate(
        () =>
          (window as unknown as { sandboxWeChat?: readonly { readonly name: string; readonly value: unknown }[] })
            .sandboxWeChat ?? [],
      )
      const shared = calls.findLast(({ name }) => name === 'updateAppMessageShareData')?.value as SharedData | undefined
      expect(shared).toMatchObject(wanted)
      return shared as SharedData
    },
    { timeout: PATIENCE_MS, interval: 100 },
  )
}
