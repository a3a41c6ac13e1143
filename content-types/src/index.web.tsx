export { samePassage } from './passage-chips.web.tsx'
export { ContentView, contentTypeViewOf } from './registry.web.tsx'
export { StressedText } from './thumbnail-design/stressed-text.web.tsx'
export type { ContentTypeView, Draft, Drafts, EpisodeFacts, Passage } from './view.web.tsx'
