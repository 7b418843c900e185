// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { nextTask } from './next-task.ts'
import { takeOver, TakenOverLater } from './taken-over-later.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

function Page() {
  const [isOdd, setOdd] = useState(false)
  return (
    <main>
      <button onClick={() => setOdd(!isOdd)}>{isOdd ? 'odd' : 'even'}</button>
      <Counter name="a" />
      <TakenOverLater><Counter name="b" /></TakenOverLater>
      <p>between</p>
      <TakenOverLater><Counter name="c" /></TakenOverLater>
      <TakenOverLater><p>{isOdd ? '1' : '2'}</p></TakenOverLater>
    </main>
  )
}

function openDrawn() {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Page />)
  document.body.append(place)
  const elements = [...place.querySelectorAll('*')]
  const press = async (at: number) => {
    place.querySelectorAll('button')[at]?.click()
    await nextTask()
  }
  return { place, elements, press, whole: takeOver(() => void hydrateRoot(place, <Page />)) }
}

const TEXTS = ['even', 'a 0', 'b 0', 'between', 'c 0', '2']
const textsOf = (place: Element) => [...(place.firstElementChild?.children ?? [])].map((child) => child.textContent)

it('[WEB-94] what is taken over later stands as it was drawn, the same elements, and answers once its turn has come', async () => {
  const { place, elements, press, whole } = openDrawn()
  expect(textsOf(place)).toEqual(TEXTS)
  await whole
  await nextTask()
  expect(textsOf(place)).toEqual(TEXTS)
  expect([...place.querySelectorAll('*')]).toEqual(elements)
  await press(2)
  await press(3)
  await press(3)
  expect(textsOf(place)).toEqual(['even', 'a 0', 'b 1', 'between', 'c 2', '2'])
})

it('[WEB-94] what is not put off answers at once, and what changes meanwhile arrives where it belongs', async () => {
  const { place, press, whole } = openDrawn()
  place.querySelectorAll('button')[1]?.click()
  await press(0)
  await whole
  await nextTask()
  expect(textsOf(place)).toEqual(['odd', 'a 1', 'b 0', 'between', 'c 0', '1'])
})

it('[WEB-94] on a page that was not drawn by the server nothing is put off', () => {
  const place = document.createElement('div')
  expect(renderToString(<TakenOverLater><p>x</p></TakenOverLater>)).toBe('<p>x</p>')
  hydrateRoot(place, <TakenOverLater><p>x</p></TakenOverLater>)
  expect(place.innerHTML).toBe('<p>x</p>')
})
