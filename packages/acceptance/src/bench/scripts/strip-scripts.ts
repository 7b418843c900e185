/** A page as it would be without any script: not run, not fetched, not fetched ahead. Styles and pictures stay. */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (fetchesScript(link) ? '' : link))
}

function fetchesScript(link: string): boolean {
  const rel = /\brel\s*=\s*["']?([\w-]+)/i.exec(link)?.[1]?.toLowerCase()
  if (rel === 'modulepreload') return true
  return (rel === 'preload' || rel === 'prefetch') && (/\bas\s*=\s*["']?script\b/i.test(link) || /\.m?js\b/i.test(link))
}
