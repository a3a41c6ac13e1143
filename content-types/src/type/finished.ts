/** A writer's result: content, or messages that say why there is none. */
export type Finished<Content> = { content: Content; problems: [] } | { content: null; problems: string[] }
