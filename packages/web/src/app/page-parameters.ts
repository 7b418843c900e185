import { createContext, useContext } from 'react'

type PageParameters = Readonly<Record<string, string | undefined>>

const PageParametersContext = createContext<PageParameters>({})

export const PageParametersProvider = PageParametersContext.Provider

/** What the path of the page that is shown says: known since the address was matched with the table, and read only once. */
export const useParams = (): PageParameters => useContext(PageParametersContext)
