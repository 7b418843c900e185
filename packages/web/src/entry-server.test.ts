import { expect, it } from 'vitest'
import { fail } from '@diandu/core/kernel'
import type { Ask } from './composition/server-ports.ts'
import { drawPage } from './entry-server.tsx'

const ask: Ask = async () => fail({ kind: 'offline' })
const drawn = (path: string) => drawPage({ path, cookies: '', ask })

// A browser folds such addresses before it sends them; another program need not.
it.each(['/search/../lists?sort=latest', '/x/../login', '/tmall/./../search', '/tmall/%2e%2e/search', '/a\\..\\search', '/user_center/../login', '/shop/.'])(
  '[RND-11] %s is drawn as the page that a browser would ask for', async (path) => {
    const { pathname, search } = new URL(`http://page${path}`)
    const page = await drawn(path)
    expect(page).toEqual(await drawn(`${pathname}${search}`))
    expect(page.status).toBe(path.endsWith('.') ? 404 : 200)
  })

it.each(['*', 'http://evil.example/', '//evil.example/..', '///..', '/%00', '/\\', '/../..//..'])('[RND-11] %s is a page, if only the one that says so', async (path) => {
  expect([200, 404]).toContain((await drawn(path)).status)
})
