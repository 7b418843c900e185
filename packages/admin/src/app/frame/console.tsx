import type { StaffSelf } from '@diandu/core/admin'
import { ok, type Clock, type KeyValueStore } from '@diandu/core/kernel'
import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { createActivity } from '../activity.ts'
import { createGate } from '../access/gate.ts'
import { INVITATION_PATH, InvitationPage } from '../access/invitation-page.tsx'
import { LoginPage } from '../access/login-page.tsx'
import { SignedInContext } from '../access/self.tsx'
import type { DecisionDrafts } from '../decision-drafts.ts'
import type { ConsolePorts } from '../console-ports.ts'
import { createHeldDecisions } from '../held-decisions.ts'
import { createKeyboard } from '../keys/keyboard.ts'
import { Loaded } from '../loaded.tsx'
import { PreferencesProvider, usePreferences } from '../preferences.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { useLoad } from '../queries/use-load.ts'
import { ServicesContext, usePorts } from '../services.tsx'
import { themeOf } from './colours.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { LIBRARY_LOCALES } from './library-locales.ts'

export interface ConsoleProps {
  readonly ports: ConsolePorts
  readonly store: Pick<KeyValueStore, 'read' | 'write'>
  readonly clock: Clock
  /** How long a decision can be undone before it is sent. */
  readonly holdMs?: number
  readonly prefersDark: boolean
  readonly prefersLessMotion?: boolean
  /** Of style elements, as the answer's content policy names it. */
  readonly nonce: string
}

const HOLD_MS = 6_000

/** The whole console, inside a router. */
export function Console({
  ports,
  store,
  clock,
  holdMs = HOLD_MS,
  prefersDark,
  prefersLessMotion = false,
  nonce,
}: ConsoleProps) {
  const services = useMemo(
    () => ({
      ports,
      clock,
      holdMs,
      gate: createGate(),
      activity: createActivity(clock),
      keyboard: createKeyboard(),
      held: createHeldDecisions(holdMs),
      drafts: new Map() satisfies DecisionDrafts,
    }),
    [ports, clock, holdMs],
  )
  const [queries] = useState(createQueryClient)
  return (
    <PreferencesProvider store={store} prefersDark={prefersDark}>
      <Themed nonce={nonce} isMoving={!prefersLessMotion}>
        <QueryClientProvider client={queries}>
          <ServicesContext value={services}>
            <Entrance />
          </ServicesContext>
        </QueryClientProvider>
      </Themed>
    </PreferencesProvider>
  )
}

interface ThemedProps {
  readonly nonce: string
  readonly isMoving: boolean
  readonly children: ReactNode
}

function Themed({ nonce, isMoving, children }: ThemedProps) {
  const { locale, isDark } = usePreferences()
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }, [locale, isDark])
  const theme = useMemo(() => themeOf(isDark, isMoving), [isDark, isMoving])
  return (
    <ConfigProvider csp={{ nonce }} locale={LIBRARY_LOCALES[locale]} theme={theme} button={{ autoInsertSpace: false }}>
      <App className="app">{children}</App>
    </ConfigProvider>
  )
}

/** The console for staff whose session is open, the login for others; the address stays. */
function Entrance() {
  const { access } = usePorts()
  const isInvited = useLocation().pathname === INVITATION_PATH
  const [changed, change] = useState<StaffSelf | null>()
  const first = useLoad<StaffSelf | null>(
    ['self'],
    async (signal) => {
      const result = await access.self(signal)
      return !result.ok && result.failure.kind === 'login-required' ? ok(null) : result
    },
    { isWanted: changed === undefined && !isInvited },
  )
  const signedIn = useMemo(() => ({ renew: change, leave: () => change(null) }), [])
  const { data, error, refetch, isFetching } = first
  if (isInvited) return <InvitationPage onLogin={change} />
  return (
    <Loaded<StaffSelf | null> query={{ data: changed === undefined ? data : changed, error, refetch, isFetching }}>
      {(self) =>
        self === null ? (
          <LoginPage onLogin={change} />
        ) : (
          <SignedInContext value={{ ...signedIn, self }}>
            <ConsoleFrame />
          </SignedInContext>
        )
      }
    </Loaded>
  )
}
