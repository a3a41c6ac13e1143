/** What is known of an episode besides its words. Its title is the project's. */
export const factNames = [
  'showName',
  'episodeNumber',
  'publishedOn',
  'hostName',
  'guestName',
  'guestTitle',
  'guestHandle',
  'description',
  'links',
] as const
export type FactName = (typeof factNames)[number]
