import { memoryStore, type KeyValueStore } from '@diandu/core/kernel'
import { createManualClock, type ManualClock } from '@diandu/core/testing'
import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Console } from '../app/frame/console.tsx'
import { fakePorts, NOW, type FakeState } from './fake-ports.ts'

interface OpenConsole extends Pick<ReturnType<typeof fakePorts>, 'state' | 'calls' | 'announce'> {
  readonly store: KeyValueStore
  readonly clock: ManualClock
  readonly user: UserEvent
  readonly here: () => string
}

/** The whole console at an address, over a server in memory. */
export function openConsole(path = '/', given: Partial<FakeState> = {}, holdMs = 0): OpenConsole {
  const { ports, state, calls, announce } = fakePorts(given)
  const store = memoryStore()
  const clock = createManualClock(NOW)
  let address = path
  function Address() {
    const { pathname, search } = useLocation()
    address = `${pathname}${search}`
    return null
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      {/* Writing the styles of each part is most of a test's time, and jsdom shows none of them. */}
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <Console ports={ports} store={store} clock={clock} holdMs={holdMs} prefersDark={false} nonce="n" />
      </ConfigProvider>
    </MemoryRouter>,
  )
  return { state, calls, announce, store, clock, user: userEvent.setup(), here: () => address }
}
