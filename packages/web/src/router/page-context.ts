import { createContext, useContext } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { createProvided } from '../app/rendering/create-provided.ts'

/*
 * The contexts of a page. The table of pages is not among the imports: a page that imported it could not be
 * hot-replaced by the development server.
 */

/** The other pages, as a link sees them: it need not know the table, nor what the pages are made of. */
export interface Pages {
  /** Fetches a page's code and what it shows first. */
  readonly prefetch: (path: string) => void
  readonly prefetchCode: (path: string) => void
}

export const [PagesProvider, usePages] = createProvided<Pages>('the pages')

/** A navigation step as the router reports it. */
export interface Step {
  readonly location: Location
  readonly navigationType: `${NavigationType}`
}

/** A page of this visit that is in the document. */
export interface VisitedPage {
  /** Counted from 0, the page that the visit began with. */
  readonly turn: number
  /** Where it stands, or stood when it was left. */
  readonly location: Location
  /** How it was opened, at first. */
  readonly openedBy: Step['navigationType']
  /** How the visit came to its place, the last time. */
  readonly navigationType: Step['navigationType']
  /** In the document beside the page that is meant: no landmark of its own. */
  readonly isBeside?: boolean
  /** False on the page that the visit began with, until it is come back to. */
  readonly hasArrived: boolean
}

/** The page's content; one for each page in the document. */
export const contentId = ({ turn }: Pick<VisitedPage, 'turn'>): string => `content-${turn}`

/** The page around a component: how the visit came to it, and whether any visitor may read it. */
interface PageAround extends Omit<VisitedPage, keyof Step> {
  readonly isPublic?: boolean
}

const VisitedPageContext = createContext<PageAround>({ turn: 0, openedBy: 'POP', hasArrived: false })

export const VisitedPageProvider = VisitedPageContext.Provider

export const useVisitedPage = () => useContext(VisitedPageContext)
