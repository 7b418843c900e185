import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

const STEP_MS = 30_000

/** Now, as far as a page says how long ago something was. */
export function useNow(): number {
  const { clock } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => clock.after(STEP_MS, () => setNow(clock.now())), [clock, now])
  return now
}
