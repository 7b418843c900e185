import { openMemoryWorld, type Device, type Person, type World } from '@diandu/core/testing'
import { compose, overHttp } from '../compose/index.ts'
import { memoryDevice } from '../device/index.ts'
import { API, marketBackend, SIGNING_SECRET } from './market-backend.ts'

const HOST = 'http://market.test'

/** A market in memory that is reached over HTTP: `serve` is told who answers the host's requests. */
export async function openHttpWorld(serve: (host: string, answer: (request: Request) => Promise<Response>) => void): Promise<World> {
  const inner = await openMemoryWorld()
  serve(HOST, marketBackend(inner.openDevice))
  const openDevice = (): Device => {
    const { sessionStore, ...ports } = compose(memoryDevice(), overHttp({ apiBase: `${HOST}${API}`, signingSecret: SIGNING_SECRET }))
    return { ...ports, session: sessionStore }
  }
  const overWire = (person: Person): Person => {
    const device = openDevice()
    const [token, userInfo] = [person.device.session.readToken(), person.device.session.readUser()]
    if (token !== undefined && userInfo !== undefined) device.session.write({ token, userInfo })
    return { ...person, device }
  }
  return { ...inner, openDevice, buyer: overWire(inner.buyer), secondBuyer: overWire(inner.secondBuyer), seller: overWire(inner.seller) }
}
