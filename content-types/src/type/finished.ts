/** What a writer hands back: content, or in words why there is none. */
export type Finished<Content> = { content: Content; problems: [] } | { content: null; problems: string[] }
