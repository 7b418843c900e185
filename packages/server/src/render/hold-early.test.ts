import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOLD_EARLY } from './hold-early.ts'

type Kind = 'button' | 'checkbox' | 'radio'

/** Node takes no boolean when a listener is removed, as browsers do. */
class Window extends EventTarget {
  override removeEventListener(name: string, listener: () => void, isCapture: boolean): void {
    super.removeEventListener(name, listener, { capture: isCapture })
  }
}

/** A control as a browser has it: a radio of the same name is unchecked by another one. */
function openPage() {
  const window = new Window()
  const controls: Control[] = []
  const heard: string[] = []
  class Control extends EventTarget {
    tagName: string
    type: Kind
    name: string
    label: string
    checked: boolean
    defaultChecked: boolean
    constructor(type: Kind, label: string, { name = '', checked = false } = {}) {
      super()
      this.tagName = type === 'button' ? 'BUTTON' : 'INPUT'
      this.type = type
      this.label = label
      this.name = name
      this.checked = checked
      this.defaultChecked = checked
      controls.push(this)
    }
    closest = () => this
    setAttribute = () => {}
    removeAttribute = () => {}
    /** As a finger does, or as the page's own code does. */
    click() {
      const before = this.checked
      if (this.type === 'checkbox') this.checked = !this.checked
      if (this.type === 'radio') {
        for (const other of controls) if (other.name === this.name) other.checked = false
        this.checked = true
      }
      const event = new Event('click', { cancelable: true })
      Object.defineProperty(event, 'target', { value: this })
      window.dispatchEvent(event)
      if (!event.defaultPrevented && (this.type === 'button' || before !== this.checked)) heard.push(this.label)
    }
  }
  const tasks: (() => void)[] = []
  runInNewContext(HOLD_EARLY, { window, Event, setTimeout: (task: () => void) => tasks.push(task) })
  return {
    control: (type: Kind, label: string, state?: { name?: string; checked?: boolean }) =>
      new Control(type, label, state),
    /** Hydrates the page: the labels that its own code has heard of by then, and after each task. */
    hydrate: () => {
      heard.length = 0
      window.dispatchEvent(new Event('diandu:hydrated'))
      return [[...heard], ...tasks.map((task) => (task(), [...heard]))]
    },
  }
}

describe('What is pressed before the code of the page has come (WEB-165)', () => {
  let page: ReturnType<typeof openPage>
  beforeEach(() => (page = openPage()))

  it('is pressed once when the page has hydrated, however often it was pressed', () => {
    const button = page.control('button', 'favourite')
    button.click()
    button.click()
    expect(page.hydrate().at(-1)).toEqual(['favourite'])
  })

  it('is pressed in a task of its own, one after another', () => {
    for (const label of ['a company', 'a mark']) page.control('button', label).click()
    expect(page.hydrate()).toEqual([[], ['a company'], ['a company', 'a mark']])
  })

  it('is ticked once, and stays ticked', () => {
    const box = page.control('checkbox', 'agree')
    box.click()
    expect(page.hydrate().at(-1)).toEqual(['agree'])
    expect(box.checked).toBe(true)
  })

  it('is nothing where a box was ticked and unticked again', () => {
    const box = page.control('checkbox', 'agree')
    box.click()
    box.click()
    expect(page.hydrate().at(-1)).toEqual([])
    expect(box.checked).toBe(false)
  })

  it('is the last choice alone of several', () => {
    page.control('radio', 'zh', { name: 'language', checked: true })
    const [light, dark] = [
      page.control('radio', 'light', { name: 'theme' }),
      page.control('radio', 'dark', { name: 'theme' }),
    ]
    light.click()
    dark.click()
    expect(page.hydrate().at(-1)).toEqual(['dark'])
    expect([light.checked, dark.checked]).toEqual([false, true])
  })

  it('is nothing where what was chosen already is chosen, or is chosen again after another one', () => {
    const [chosen, other] = [
      page.control('radio', 'en', { name: 'language', checked: true }),
      page.control('radio', 'zh', { name: 'language' }),
    ]
    chosen.click()
    expect(chosen.checked).toBe(true)
    other.click()
    chosen.click()
    expect(page.hydrate().at(-1)).toEqual([])
    expect([chosen.checked, other.checked]).toEqual([true, false])
  })

  it('is chosen again where the page has chosen another one by itself meanwhile', () => {
    const [chosen, remembered] = [
      page.control('radio', 'password', { name: 'way', checked: true }),
      page.control('radio', 'code', { name: 'way' }),
    ]
    chosen.click()
    chosen.checked = false
    remembered.checked = true
    expect(page.hydrate().at(-1)).toEqual(['password'])
    expect([chosen.checked, remembered.checked]).toEqual([true, false])
  })
})
