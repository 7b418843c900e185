const FIGURES = '0123456789'

/**
 * Draws the large figures once where nobody sees them, so that the browser has made their face before a tap asks for it: the
 * first letter of a size takes a phone longer than all the letters that follow.
 */
export function warmType(): void {
  const sample = document.createElement('span')
  sample.setAttribute('aria-hidden', 'true')
  sample.textContent = FIGURES
  Object.assign(sample.style, { position: 'fixed', visibility: 'hidden', fontSize: 'var(--type-display)', fontWeight: '600' })
  document.body.append(sample)
  // Asking for the size is what has the letters drawn.
  sample.getBoundingClientRect()
  sample.remove()
}
