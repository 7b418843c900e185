import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * The whole HTML of a page that waits for nothing any more. What throws is thrown, wherever it is: `renderToString`
 * would leave a hole in the page, to be filled by a browser, unnoticed.
 */
export async function renderToText(page: ReactNode): Promise<string> {
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
