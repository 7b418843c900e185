import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
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
  expect(html).toBe(renderToString(page))
  expect(html).not.toMatch(/<script|<template|hidden/)
})
