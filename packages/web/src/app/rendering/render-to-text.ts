import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** How React marks a boundary whose content is left to the browser: something in it threw, or was not there yet. */
const HOLE = /<!--\$[!?]-->/

/**
 * The whole HTML of a page that waits for nothing any more. What throws is thrown, wherever it is. To render at one go
 * takes half the time of a stream, but leaves holes where code is not loaded yet or something throws; such a page is
 * rendered once more as a stream, which waits, and says what was thrown.
 */
export async function renderToText(page: ReactNode): Promise<string> {
  return renderAtOnce(page) ?? renderWhole(page)
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return HOLE.test(html) ? undefined : html
  } catch {
    return undefined
  }
}

async function renderWhole(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(page, {
    // A part is never left for a script to put in its place.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  })
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  return new Response(stream).text()
}
