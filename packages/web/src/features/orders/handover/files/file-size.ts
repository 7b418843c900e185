const KIB = 1024
const MIB = KIB * KIB

/** As phones say it: `812 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`
  return bytes < MIB ? `${Math.round(bytes / KIB)} KB` : `${(bytes / MIB).toFixed(1)} MB`
}
