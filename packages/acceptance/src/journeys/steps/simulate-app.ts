import type { Page } from 'playwright-core'

export type AppName = 'android' | 'ios'

/** Calls that the simulated app received, the oldest first: a name and its values. */
export type Received = readonly (readonly string[])[]

export const CHANNEL_MESSAGES = { android: 'diandu-android/9.9', ios: 'diandu-ios/9.9' } as const

/** The sandbox's login of an app: a token that is good once. */
export async function makeAppToken(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/sandbox/shell/app-token`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: { 'content-type': 'application/json' },
  })
  return ((await response.json()) as { readonly token: string }).token
}

/**
 * Puts an app's end of the bridge into every document of the page before its scripts run. `giveToken` is called for
 * each request of the page; undefined is an app that stays silent.
 */
export async function simulateApp(
  page: Page,
  app: AppName,
  giveToken: () => Promise<string | undefined>,
): Promise<{ readonly received: () => Received }> {
  const received: (readonly string[])[] = []
  await page.exposeFunction('sandboxAppReceives', async (name: string, values: readonly string[]) => {
    received.push([name, ...values])
    return name === 'getToken' ? await giveToken() : undefined
  })
  await page.addInitScript((simulated: AppName) => {
    const scope = window as unknown as Record<string, unknown> & {
      sandboxAppReceives: (name: string, values: readonly string[]) => Promise<string | undefined>
    }
    const receive = (name: string, ...values: readonly string[]): void => void scope.sandboxAppReceives(name, values)
    const giveToken = (callback: string): void => {
      void scope.sandboxAppReceives('getToken', [callback]).then((token) => {
        if (token !== undefined) (scope[callback] as (answer: string) => void)(token)
      })
    }
    if (simulated === 'android') {
      scope['android'] = {
        titleView: (text: string) => receive('titleView', text),
        contactQQ: (contact: string) => receive('contactQQ', contact),
        login: () => receive('login'),
        savePicture: (picture: string) => receive('savePicture', picture),
        getToken: giveToken,
      }
    } else {
      const handler = (name: string) => ({
        postMessage: (value: string) => (name === 'getToken' ? giveToken(value) : receive(name, value)),
      })
      scope['webkit'] = {
        messageHandlers: Object.fromEntries(
          ['titleView', 'toQQ', 'login', 'savePicture', 'getToken'].map((name) => [name, handler(name)]),
        ),
      }
    }
  }, app)
  return { received: () => received }
}
