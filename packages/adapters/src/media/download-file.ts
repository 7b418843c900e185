import { fail, ok, type Result, type StopSignal } from '@diandu/core/kernel'

interface DownloadServices {
  readonly fetch: (url: string, signal: AbortSignal) => Promise<Response>
  readonly save: (file: Blob, name: string) => void
}

/** Statuses under which a file has come (spec §7). */
const CAME: readonly number[] = [200, 206]

/** Fetches a file and saves it. Without a time limit: a file may be large, and the one who waits can leave. */
export async function downloadFile(
  url: string,
  name: string,
  { fetch, save }: DownloadServices,
  signal?: StopSignal,
): Promise<Result<null>> {
  const stopper = new AbortController()
  const leave = () => stopper.abort()
  if (signal?.aborted === true) return fail({ kind: 'offline' })
  signal?.addEventListener('abort', leave)
  try {
    const response = await fetch(url, stopper.signal)
    if (response.status === 429) return fail({ kind: 'too-many-requests' })
    if (!CAME.includes(response.status)) return fail({ kind: 'http', status: response.status })
    const file = await response.blob()
    if (stopper.signal.aborted) return fail({ kind: 'offline' })
    save(file, fileName(name))
    return ok(null)
  } catch {
    return fail({ kind: 'offline' })
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

const LONGEST_NAME = 120

/** A name that no file system takes for a path or a command, and none refuses. */
function fileName(name: string): string {
  const bare = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu, '_').replaceAll(/^[.\s]+|[.\s]+$/g, '')
  return [...bare].slice(0, LONGEST_NAME).join('') || 'file'
}
