import { lazy, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderToText } from './render-to-text.ts'

function Broken(): never {
  throw new Error('a price of no shop')
}

it('a part that throws is no hole in the page: the page is thrown, wherever the part stands', async () => {
  await expect(
    renderToText(
      <Suspense>
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('a price of no shop')
  await expect(
    renderToText(
      <p>
        <Broken />
      </p>,
    ),
  ).rejects.toThrow('a price of no shop')
})

it('a part whose code or data come later is waited for, and is in the page', async () => {
  const Later = lazy(async () => ({ default: () => <b>code</b> }))
  const data = Promise.resolve('data')
  const Data = () => <i>{use(data)}</i>
  const page = (
    <main>
      <Suspense fallback="waiting">
        <Later />
      </Suspense>
      <Suspense>
        <Data />
      </Suspense>
    </main>
  )
  expect(await renderToText(<Data />)).toBe('<i>data</i>')
  expect(await renderToText(page)).toBe('<main><!--$--><b>code</b><!--/$--><!--$--><i>data</i><!--/$--></main>')
})

it('a text that looks like a hole is no hole', async () => {
  expect(await renderToText(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>')
})

it('a page of any length is whole, with no script that would put its parts in their places', async () => {
  const rows = Array.from({ length: 2000 }, (_, number) => `row ${number}`)
  const page = (
    <main>
      {rows.map((row) => (
        <Suspense key={row}>
          <p>{row}</p>
        </Suspense>
      ))}
    </main>
  )
  const html = await renderToText(page)
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Infinity })
  expect(html).toBe(await new Response(stream).text())
  expect(html).not.toMatch(/<script|<template|hidden/)
})
