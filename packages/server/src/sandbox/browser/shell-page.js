/* The page that simulates the shells: it holds the frame, the choices, and what the simulated app has received. */
import { ownAddress } from './own-address.js'

const $ = (id) => document.getElementById(id)
const frame = $('frame')
const log = $('log')
const MONEY = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

/** What the simulated app in the frame asks for. */
window.playedShell = () => ({ shell: $('shell').value, answers: $('answers').value, makeToken, pushToken })

/** What the simulated device is called at the provider of pushes; the same in all visits of this browser. */
const pushToken = (() => {
  const stored = localStorage.getItem('played_push_token')
  if (stored !== null) return stored
  const made = `sandbox-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`
  localStorage.setItem('played_push_token', made)
  return made
})()

async function makeToken() {
  const typed = $('token').value.trim()
  if (typed !== '') return typed
  const answer = await fetch('/sandbox/shell/app-token', {
    method: 'POST',
    body: JSON.stringify({ name: $('person').value }),
    headers: { 'content-type': 'application/json' },
  })
  return answer.ok ? (await answer.json()).token : ''
}

/** What the simulated app in the frame has received. */
window.hearShell = ({ shell, name, values, path }) => {
  const item = document.createElement('li')
  const what = document.createElement('b')
  what.textContent = name
  const said = document.createElement('code')
  said.textContent = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ')
  const where = document.createElement('small')
  where.textContent = `${new Date().toLocaleTimeString('zh-CN')} · ${shell} · ${path}`
  item.append(what, ' ', said, document.createElement('br'), where)
  log.prepend(item)
  if (name === 'login') $('native-login').hidden = false
}

/** The sheet over the page: what is to be paid, and what the person does. */
window.playedSheet = ({ title, amountFen }) =>
  new Promise((choose) => {
    const sheet = $('pay-sheet')
    $('pay-what').textContent = `${title} ${MONEY.format(amountFen / 100)}`
    sheet.hidden = false
    for (const button of sheet.querySelectorAll('button')) {
      button.onclick = () => {
        sheet.hidden = true
        choose(button.value)
      }
    }
  })

/** The simulated WeChat belongs to another person from now on. */
$('wechat-person').addEventListener('change', ({ target }) => {
  document.cookie = `played_wechat=${target.value}; Path=/; SameSite=Lax`
})

const open = () => {
  $('pay-sheet').hidden = true
  $('native-login').hidden = true
  frame.src = ownAddress($('path').value, location)
}

/** The person is in the app's own login and comes back: the page in the frame is visible again. */
$('signed-in').addEventListener('click', () => {
  $('answers').value = 'answers'
  $('native-login').hidden = true
  frame.contentDocument.dispatchEvent(new Event('visibilitychange'))
})
$('open').addEventListener('submit', (event) => {
  event.preventDefault()
  // The same address again is a visit again.
  if (frame.contentWindow.location.pathname + frame.contentWindow.location.search === $('path').value)
    frame.contentWindow.location.reload()
  else open()
})
/** The person taps a notification that carried this address: the app hands it to its page, or opens it itself. */
$('push').addEventListener('click', () => {
  const path = $('path').value
  const { dianduOpen } = frame.contentWindow
  const taken = typeof dianduOpen === 'function' ? dianduOpen(path) : undefined
  window.hearShell({
    shell: $('shell').value,
    name: `← ${taken === undefined ? '打开' : 'dianduOpen'}`,
    values: [path, taken === false ? '页面不打开这个地址' : ''],
    path: frame.contentWindow.location.pathname,
  })
  if (taken === undefined) open()
})
/** A notification on the locked screen: tapped, it opens what it carries. */
const showPush = ({ title, body, path }) => {
  const item = document.createElement('li')
  const tap = document.createElement('button')
  const what = document.createElement('b')
  what.textContent = title
  tap.type = 'button'
  tap.append(what, document.createElement('br'), body)
  tap.onclick = () => {
    item.remove()
    $('path').value = path
    $('push').click()
  }
  item.append(tap)
  $('pushes').prepend(item)
}

const PUSHES_EVERY_MS = 2000
let lastPush = Number(sessionStorage.getItem('played_push_place') ?? '0')
setInterval(async () => {
  if (!['android-app', 'ios-app'].includes($('shell').value)) return
  const query = new URLSearchParams({ token: pushToken, after: String(lastPush) })
  const answer = await fetch(`/sandbox/shell/pushes?${query}`).catch(() => undefined)
  if (!answer?.ok) return
  for (const push of await answer.json()) {
    showPush(push)
    lastPush = push.place
    sessionStorage.setItem('played_push_place', String(lastPush))
  }
}, PUSHES_EVERY_MS)
$('shell').addEventListener('change', () => frame.contentWindow.location.reload())
$('clear').addEventListener('click', () => log.replaceChildren())
frame.addEventListener('load', () => {
  const { pathname, search } = frame.contentWindow.location
  $('path').value = pathname + search
})

const requested = new URLSearchParams(location.search)
for (const name of ['shell', 'answers', 'path']) if (requested.has(name)) $(name).value = requested.get(name)
open()
