import { ok, type Result, type StopSignal } from '@diandu/core/kernel'
import type { Client } from '../http/index.ts'

interface DownloadServices extends Pick<Client, 'download'> {
  readonly save: (file: Blob, name: string) => void
}

/** Fetches a file and saves it. */
export async function downloadFile(
  url: string,
  name: string,
  { download, save }: DownloadServices,
  signal?: StopSignal,
): Promise<Result<null>> {
  const file = await download(url, signal)
  if (!file.ok) return file
  save(file.value, fileName(name))
  return ok(null)
}

const LONGEST_NAME = 120

/** A name that no file system takes for a path or a command, and none refuses. */
function fileName(name: string): string {
  const bare = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu, '_').replaceAll(/^[.\s]+|[.\s]+$/g, '')
  return [...bare].slice(0, LONGEST_NAME).join('') || 'file'
}
