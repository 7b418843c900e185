import { everyPortContract } from '@diandu/core/testing'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'
import { openHttpWorld } from '../testing/open-http-world.ts'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())

const open = () => openHttpWorld((host, answer) => network.resetHandlers(http.all(`${host}/*`, ({ request }) => answer(request))))

everyPortContract('the client over HTTP', open)
