import type { KitKey } from '../model-interface/kit.server.ts'
import { getContentType } from '../registry/registry.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { isOwnFormatKey, isTextFormatKey } from '../type/keys.ts'
import { titleAngles } from '../types/episode-titles/episode-titles.ts'
import { quoteCategories } from '../types/quotes/quotes.ts'
import { captionSizes } from '../types/social-media/social-media.ts'
import { viralTypes } from '../types/viral-clips/viral-clips.ts'

// Names that chat assistants use for the places of a kit, in JSON, headings, and labels.

export type PlaceOwner = KitKey

/** A place with its content type. In a carousel `at` is 'title' or 'slide', and its number is stored separately. */
export type AnswerPlace = { owner: PlaceOwner; at: string; isMany: boolean }

type Known = AnswerPlace & { names: readonly string[] }

const one = (owner: PlaceOwner, at: string, ...names: string[]): Known => ({ owner, at, isMany: false, names })
const many = (owner: PlaceOwner, at: string, ...names: string[]): Known => ({ owner, at, isMany: true, names })

/** Names are compared without case, punctuation, digits, and a plural s: see `plainName`. */
const places: readonly Known[] = [
  one('social_media', 'short', 'shortcaption', 'captionshort', 'shortversion', 'instagramshort'),
  one('social_media', 'medium', 'mediumcaption', 'captionmedium', 'mediumversion', 'mid', 'midlength'),
  one('social_media', 'long', 'longcaption', 'captionlong', 'longversion'),
  many('social_media', 'hashtag', 'tag', 'hashtagcaption'),
  many('quotes', 'quote', 'bestquote', 'quotation', 'pullquote', 'quotecard'),
  many('quotes', 'translation', 'quotetranslation', 'translatedquote'),
  many('video_clips', 'clip', 'videoclip', 'shortclip'),
  many('viral_clips', 'moment', 'viralmoment', 'viralclip', 'clip'),
  one('youtube_script', 'hook', 'openinghook', 'opening'),
  one('youtube_script', 'problemSetup', 'problem', 'setup', 'theproblem'),
  one('youtube_script', 'mainContent', 'main', 'mainpart', 'body', 'content'),
  one('youtube_script', 'callToAction', 'cta', 'closing', 'outro'),
  one('youtube_script', 'description', 'videodescription', 'youtubedescription', 'summary'),
  many(
    'thumbnail_design',
    'episode_text',
    'fullepisode',
    'episode',
    'fullepisodetext',
    'textoption',
    'thumbnailtext',
    'textfortheepisode',
    'textsfortheepisode',
    'text',
  ),
  many(
    'thumbnail_design',
    'clip_text',
    'clip',
    'textfortheclip',
    'textforeachclip',
    'textsfortheclip',
    'cliptextoption',
  ),
  many('thumbnail_design', 'visual', 'visualelement', 'element', 'image', 'visualidea'),
  many(
    'thumbnail_design',
    'color',
    'colour',
    'colorscheme',
    'colourscheme',
    'palette',
    'colorpalette',
    'colourpalette',
  ),
  one('thumbnail_design', 'composition', 'layout'),
  many(
    'episode_titles',
    'title',
    'episodetitle',
    'titleoption',
    'option',
    'primary',
    'alternative',
    'primarytitle',
    'alternativetitle',
  ),
  many('episode_titles', 'keyword', 'seokeyword', 'searchterm'),
  one('episode_titles', 'summary', 'shownote', 'episodesummary', 'note', 'description', 'episodedescription'),
  many('episode_titles', 'link', 'url', 'website', 'address', 'resource'),
  many('episode_titles', 'chapter', 'chaptertitle', 'timestamp', 'chaptermarker'),
  one('carousel_posts', 'title', 'carouseltitle', 'headline'),
  many('carousel_posts', 'slide', 'carouselslide'),
  many('clip_overlays', 'text', 'textoption', 'overlay', 'overlaytext'),
  one('clip_overlays', 'caption', 'socialmediacaption'),
  one('clip_overlays', 'strategy', 'captionstrategy'),
  many('clip_overlays', 'hashtag', 'tag'),
  one('newsletter', 'newsletter', 'emailnewsletter', 'newsletteremail'),
  one('blog_post', 'blog_post', 'blogpost', 'blog', 'blogarticle'),
  one('linkedin_post', 'linkedin_post', 'linkedinpost', 'linkedin'),
  many('x_thread', 'x_thread', 'xthread', 'thread', 'twitterthread'),
]

/** Names that assistants use for the types; a type not listed here is recognized by its title and its label. */
const groups: Partial<Record<PlaceOwner, readonly string[]>> = {
  social_media: ['socialmedia', 'caption', 'socialmediacaption', 'socialcaption', 'socialmediapost'],
  quotes: ['quote', 'bestquote', 'quotation', 'pullquote', 'quotecard'],
  video_clips: ['videoclip', 'clip', 'shortclip', 'clipstocut'],
  viral_clips: ['viralclip', 'viralmoment', 'moment', 'mostviralmoment'],
  youtube_script: ['youtubescript', 'script', 'videoscript', 'youtube', 'youtubevideoscript'],
  thumbnail_design: ['thumbnaildesign', 'thumbnail', 'youtubethumbnail', 'thumbnailbrief'],
  episode_titles: ['episodetitle', 'title', 'titleoption', 'titlesandshownote', 'titlesandkeyword', 'titleandshownote'],
  carousel_posts: ['carouselpost', 'carousel', 'socialcarousel', 'instagramcarousel'],
  clip_overlays: ['clipoverlay', 'overlay', 'overlaytext'],
}

/** Fields of a piece, by name. */
const fields: Record<string, Field> = {
  id: 'ids', sentence: 'ids', sentenceid: 'ids', sentencenumber: 'ids', evidence: 'ids', source: 'ids', number: 'ids',
  kind: 'kind', category: 'kind', type: 'kind', angle: 'kind', format: 'kind', purpose: 'kind', viraltype: 'kind',
  text: 'text', caption: 'text', post: 'text', words: 'text',
  speaker: 'none', time: 'none', timestamp: 'none', length: 'none', character: 'none', charactercount: 'none', wordcount: 'none', duration: 'none', potential: 'none',
} // biome-ignore format: one line a kind
type Field = 'ids' | 'kind' | 'text' | 'title' | 'description' | 'none'

/** In clips, title and description are two labels. */
const clipFields: Record<string, Field> = {
  title: 'title', headline: 'title', name: 'title',
  description: 'description', why: 'description', reason: 'description', about: 'description', summary: 'description', hook: 'none',
} // biome-ignore format: one line a kind

/** In texts for pictures, the reason they work. */
const pictureFields: Record<string, Field> = {
  why: 'description',
  whyitwork: 'description',
  reason: 'description',
  reasoning: 'description',
  rationale: 'description',
}

const owners: readonly PlaceOwner[] = [...contentTypeKeys, 'clip_overlays']

/** The place of a show's own format, which is named by its key. */
function ownFormatNamed(plain: string, keys: readonly PlaceOwner[]): AnswerPlace | null {
  const key = keys.find((one) => isOwnFormatKey(one) && plainName(one) === plain)
  return key === undefined ? null : { owner: key, at: key, isMany: false }
}

/** Returns the names of a type in headings. */
function listTypeNames(key: PlaceOwner): readonly string[] {
  const known = isTextFormatKey(key) ? places.find(({ owner }) => owner === key)?.names : groups[key]
  if (known !== undefined || key === 'clip_overlays' || key === 'selection') return known ?? []
  const { title, label } = getContentType(key)
  return [plainName(title), plainName(label)]
}

const slideKinds = ['Hook', 'Context', 'Point', 'Proof', 'Story', 'Takeaway', 'Call to action', 'CTA']
const carouselKinds = ['List', 'Story', 'Question', 'Myth', 'How-to', 'Figures']

/** Returns the kinds that pieces of a place can have. */
export function kindsAt({ owner, at }: AnswerPlace): readonly string[] {
  if (owner === 'carousel_posts') return at === 'title' ? carouselKinds : slideKinds
  if (owner === 'quotes') return at === 'quote' ? quoteCategories : []
  if (owner === 'social_media') return at === 'hashtag' ? captionSizes : []
  if (owner === 'viral_clips') return viralTypes
  return owner === 'episode_titles' && at === 'title' ? titleAngles : []
}

/** Normalizes a name to lowercase letters in the singular: 'Best Quotes (8):' becomes 'bestquote'. */
export function plainName(name: string): string {
  const words = withoutRemarks(name.slice(0, maxNameLength * 2)).toLowerCase()
  const letters = [...words].filter((sign) => sign >= 'a' && sign <= 'z').join('')
  return letters.endsWith('s') ? letters.slice(0, -1) : letters
}

const maxNameLength = 80

/** Removes text in brackets: '(150–200 characters)'. */
function withoutRemarks(name: string): string {
  let isWithin = false
  let kept = ''
  for (const sign of name) {
    if (sign === '(' || sign === '[') isWithin = true
    if (!isWithin) kept += sign
    if (sign === ')' || sign === ']') isWithin = false
  }
  return kept
}

/**
 * The type whose section a name is in, and the types that were requested; names of other types are known too, so that
 * their texts can be left out.
 */
type NameScope = { keys: readonly PlaceOwner[]; owner: PlaceOwner | null }

/** Returns the place that a name means: one of the section's type, else of a requested type, else of any. */
export function placeNamed(name: string, { keys, owner }: NameScope): AnswerPlace | null {
  const plain = plainName(name)
  const own = ownFormatNamed(plain, keys)
  if (own) return own
  // A title or a slide needs its carousel's number. Formats are only known if they were requested.
  const called = (byName.get(plain) ?? [])
    .map(({ place }) => place)
    .filter((place) => place.owner !== 'carousel_posts' || owner === place.owner)
    .filter((place) => !isTextFormatKey(place.owner) || keys.includes(place.owner))
  const asked = called.filter((place) => keys.includes(place.owner))
  return called.find((place) => place.owner === owner) ?? first(asked, plain) ?? first(called, plain)
}

/** Returns the place with exactly this name, else the first of those that it may mean. */
function first(called: readonly Known[], plain: string): Known | null {
  return called.find(({ at }) => plainName(at) === plain) ?? called[0] ?? null
}

/** Returns the type that a heading means, preferring requested ones. */
export function ownerNamed(name: string, keys: readonly PlaceOwner[]): PlaceOwner | null {
  const plain = plainName(name)
  const formats = keys.filter(isTextFormatKey)
  const called = [...owners, ...formats].filter((key) => listTypeNames(key).includes(plain))
  return called.find((key) => keys.includes(key)) ?? called[0] ?? null
}

/** Returns the place of a type whose pieces come right under its heading. */
export function placeUnder(owner: PlaceOwner | null): AnswerPlace | null {
  const at =
    owner && { quotes: 'quote', video_clips: 'clip', viral_clips: 'moment', episode_titles: 'title' }[owner as string]
  if (owner !== null && isOwnFormatKey(owner)) return { owner, at: owner, isMany: false }
  return places.find((place) => place.owner === owner && place.at === (at ?? owner)) ?? null
}

/** True if the text of a place has two parts, 'title | description': a clip, a moment, a text for a picture. */
export function isInTwoParts({ at }: AnswerPlace): boolean {
  return isRun(at) || at.endsWith('_text') || at === 'text'
}

/** True if pieces of a place are a range of sentences with a title. */
export function isRun(at: string): boolean {
  return at === 'clip' || at === 'moment'
}

export function fieldNamed(name: string, place: AnswerPlace | null): Field | null {
  const plain = plainName(name)
  const known = place && isRun(place.at) ? clipFields : place && isInTwoParts(place) ? pictureFields : {}
  return fieldIn(known, plain) ?? fieldIn(fields, plain)
}

function fieldIn(known: Record<string, Field>, name: string): Field | null {
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

const byName = Map.groupBy(
  places.flatMap((place) => [...new Set([plainName(place.at), ...place.names])].map((name) => ({ name, place }))),
  ({ name }) => name,
)
