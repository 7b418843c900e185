type Page = Pick<Window, 'document'> & { readonly navigator: { readonly clipboard: Pick<Clipboard, 'writeText'> } }

/**
 * By the clipboard's own door where the page may use it, and by the old command, through a field, where not. Nothing is
 * awaited before either.
 */
export async function copyText(text: string, { document, navigator }: Page): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or not there at all: the old way may be.
  }
  const focused = document.activeElement
  // Read-only, so that no keyboard slides up; out of sight, but not hidden, since a hidden field has no selection.
  const field = Object.assign(document.createElement('textarea'), { readOnly: true, value: text })
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px'
  document.body.append(field)
  try {
    field.focus({ preventScroll: true })
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
