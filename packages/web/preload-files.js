/*
 * Brings the files of a part that is imported later, in the place of Vite's own function (vite.config.ts): what the
 * document loads by itself is not asked for again, which Firefox reports as an error for each file.
 */
const isSupported = document.createElement('link').relList.supports('modulepreload')
const coming = new Map()

function bring(file) {
  const href = `/${file}`
  if (document.querySelector(`[src="${href}"],[href="${href}"]`)) return undefined
  const isStyle = file.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : isSupported ? 'modulepreload' : 'preload'
  if (!isStyle) link.as = 'script'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  // Modules are awaited by their import.
  if (!isStyle) return undefined
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      // The next import tries again.
      link.remove()
      coming.delete(file)
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
  })
}

export function __vitePreload(load, files = []) {
  return Promise.all(
    files.map((file) => {
      if (!coming.has(file)) coming.set(file, bring(file))
      return coming.get(file)
    }),
  ).then(load)
}
