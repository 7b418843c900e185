import { useDevice } from './device-context.ts'
import { useReportCopied } from './use-copy-text.ts'

/**
 * Hands a QQ number to the app around the page, and copies it where none takes it (spec §7). Called in the handler of a
 * press. The number may come later, or not at all: the clipboard is asked at once, and given what is to come.
 */
export function useContactQq(): (number: Promise<string | undefined>) => void {
  const { bridge, copy } = useDevice()
  const report = useReportCopied()
  return (number) => {
    const text = number.then(async (contact) =>
      contact === undefined || (await bridge.contactQq(contact)) ? undefined : contact,
    )
    const copyLate = async () => {
      const contact = await text
      if (contact !== undefined) report(await copy(contact))
    }
    writePromised(text).then(() => report(true), copyLate)
  }
}

/** Throws where the browser does not take what is to come, and where nothing came. */
async function writePromised(text: Promise<string | undefined>): Promise<void> {
  const blob = text.then((found) => {
    if (found === undefined) throw new Error('Nothing to copy')
    return new Blob([found], { type: 'text/plain' })
  })
  // It is told once, by what is written.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
