import type { Episode, Excerpt } from '@podcastai/episode'
import { choose } from '../built-in/choice.server.ts'
import { type Material, materialFor } from '../built-in/material.server.ts'
import { endsHanging, opensDanglingly } from '../spoken/loose-ends.ts'
import type { Brief } from '../type/brief.ts'
import { overlaps } from '../type/spans.ts'
import { hasTitleLine, isNamed } from './clip-lines.server.ts'
import { clipSeconds, clipsWanted } from './video-clip.ts'

// Which passages the built-in engine cuts out, for both lists that are made of clips.

/** From this strength on a passage is offered as a clip. */
const strongClip = 31
/** Other passages than the clips are moments from this strength on; one that is cut already loses points first. */
const strongMoment = 31
const alreadyCut = 15
const mostMoments = 6

/** Why there is no clip. */
export const noClip = `No passage of ${clipSeconds.min} to ${clipSeconds.max} seconds in this transcript can be cut out as a clip.`

/** The clips of an episode, the strongest first. */
export function chooseClips(episode: Episode, brief: Brief): Excerpt[] {
  return choose(episode, clipsOf(episode, brief), {
    count: clipsWanted(episode),
    attempt: brief.attempt,
    strongFrom: strongClip,
  })
}

/** The moments people pass on, the strongest first: other passages than the clips where those are nearly as strong. */
export function chooseMoments(episode: Episode, brief: Brief): Excerpt[] {
  const cut = chooseClips(episode, { ...brief, attempt: 0 })
  const isCut = (passage: Excerpt) => cut.some((clip) => overlaps(clip, passage))
  const ranked = clipsOf(episode, brief)
    .map((passage) => ({ ...passage, loss: isCut(passage) ? alreadyCut : 0 }))
    .map((passage) => ({ ...passage, strength: passage.strength - passage.loss }))
    .sort((a, b) => b.strength - a.strength || a.first - b.first)
  const count = Math.min(mostMoments, clipsWanted(episode))
  return choose(episode, ranked, { count, attempt: brief.attempt, strongFrom: strongMoment })
    .map(({ loss, ...passage }) => ({ ...passage, strength: passage.strength + loss }))
    .sort((a, b) => b.strength - a.strength || a.first - b.first)
}

/** Points that a passage loses which holds no words to call it by. */
const nameless = 6

/** Passages that open and land whole and have a title, the strongest first; where there are none, all. Several types ask. */
function clipsOf(episode: Episode, brief: Brief): readonly Excerpt[] {
  const material = materialFor(episode, brief)
  const known = clipsKnown.get(material) ?? wholeClips(episode, material)
  clipsKnown.set(material, known)
  return known
}

const clipsKnown = new WeakMap<Material, readonly Excerpt[]>()

function wholeClips(episode: Episode, material: Material): readonly Excerpt[] {
  const text = (id: number) => episode.sentences[id]?.text ?? ''
  const whole = material.clips.filter(({ first, last }) => !opensDanglingly(text(first)) && !endsHanging(text(last)))
  const judged = (whole.length > 0 ? whole : material.clips).map((clip) => {
    const isCalled = isNamed(clip, episode, material)
    const strength = clip.strength - (isCalled ? 0 : nameless)
    return { clip: { ...clip, strength }, hasTitle: isCalled || hasTitleLine(clip) }
  })
  const titled = judged.filter(({ hasTitle }) => hasTitle)
  return (titled.length > 0 ? titled : judged)
    .map(({ clip }) => clip)
    .sort((a, b) => b.strength - a.strength || a.first - b.first)
}
