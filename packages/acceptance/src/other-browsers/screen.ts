/**
 * The part of Playwright's pages that a journey's steps need. Other engines' screens implement it too, so that one step
 * serves all of them.
 */
export interface Screen extends Place {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> }
  goto(path: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string
  waitForURL(url: string | RegExp): Promise<void>
  evaluate<Given, Answer>(inPage: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  evaluate<Answer>(inPage: () => Answer | Promise<Answer>): Promise<Answer>
}

export interface Part extends Place {
  first(): Part
  nth(at: number): Part
  filter(only: { readonly hasText?: string | RegExp; readonly visible?: boolean }): Part
  or(other: Part): Part
  waitFor(until?: { readonly state?: 'visible' | 'hidden' }): Promise<void>
  click(): Promise<void>
  tap(): Promise<void>
  focus(): Promise<void>
  check(how?: { readonly force?: boolean }): Promise<void>
  fill(text: string): Promise<void>
  selectOption(value: string): Promise<unknown>
  setInputFiles(file: GivenFile): Promise<void>
  count(): Promise<number>
  isVisible(): Promise<boolean>
  isChecked(): Promise<boolean>
  textContent(): Promise<string | null>
  allTextContents(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
}

export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'slider'
  | 'status'
  | 'table'
  | 'textbox'

interface Place {
  getByRole(role: Role, only?: { readonly name?: string | RegExp; readonly exact?: boolean }): Part
  getByLabel(name: string | RegExp, only?: { readonly exact?: boolean }): Part
  getByText(text: string | RegExp, only?: { readonly exact?: boolean }): Part
  getByTestId(id: string): Part
}
