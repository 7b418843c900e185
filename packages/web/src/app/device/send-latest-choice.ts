import { THROTTLE_MS, type Clock } from '@diandu/core/kernel'

/** The latest request; undefined while nothing is being sent. */
export interface LatestChoice {
  wish?: boolean | undefined
}

interface Sending {
  readonly clock: Clock
  readonly send: (wish: boolean) => Promise<boolean>
  /** The stored state equals the latest request, or sending failed. */
  readonly onSettled: () => void
}

/** Sends the latest request, once in two seconds (spec §5), until the stored state equals it. */
export async function sendLatestChoice(last: LatestChoice, { clock, send, onSettled }: Sending): Promise<void> {
  try {
    for (let sent: boolean | undefined; last.wish !== undefined && last.wish !== sent;) {
      sent = last.wish
      const rest = new Promise<void>((over) => clock.after(THROTTLE_MS, over))
      if (!(await send(sent))) return
      if (last.wish === sent) onSettled()
      await rest
    }
  } finally {
    last.wish = undefined
    onSettled()
  }
}
