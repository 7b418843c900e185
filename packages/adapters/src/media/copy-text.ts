type Page = Pick<Window, 'document'> & { readonly navigator: { readonly clipboard?: Pick<Clipboard, 'writeText'> } }

/** By the clipboard's own door where the page may use it, and by the old command, through a field, where not. */
export async function copyText(text: string, { document, navigator }: Page): Promise<boolean> {
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Not allowed here: the old way may be.
  }
  return copyByCommand(text, document)
}

function copyByCommand(text: string, document: Document): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  // Read-only, so that no keyboard slides up; out of sight, but not hidden, since a hidden field has no selection.
  field.readOnly = true
  field.value = text
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  field.setAttribute('aria-hidden', 'true')
  document.body.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
