import type { Episode } from '@podcastai/episode'
import { fullTalk, hearItAll } from '../../built-in/attribution.server.ts'
import { materialFor } from '../../built-in/material.server.ts'
import { createSummary } from '../../built-in/summary.server.ts'
import { createChapters } from '../../chapters/chapters.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { withoutEstimateMarks } from '../../type/time-code.ts'
import { askFor, questionFor } from '../../voice/asks.ts'
import { parseScriptForm } from '../../voice/examples.ts'
import { getQuotationMarks, getWording } from '../../voice/wording/get-wording.ts'
import { describe } from './description.server.ts'
import { highlightCut } from './highlight-cut.server.ts'
import { parseScriptStyle } from './script-style.server.ts'
import { bitePrinter, toSoundBites } from './sound-bites.server.ts'
import { type ScriptSectionKey, scriptMinutes, scriptSections, type YoutubeScript } from './youtube-script.ts'

// Without a language model, the script is a highlight cut: sound bites of the recording, and the podcast's call to
// action at the end.

/** Writes a script of about three minutes. */
export function writeScript(episode: Episode, brief: Brief): Finished<YoutubeScript> {
  const material = materialFor(episode, brief)
  if (material.tooPoor !== null) return { content: null, problems: [material.tooPoor] }
  const ask = getCallToAction(episode, brief)
  const style = parseScriptStyle(brief.voice.youtubeStyle)
  const cut = highlightCut(episode, material, { style, attempt: brief.attempt, closes: ask === '' })
  if (cut === null) return { content: null, problems: [tooShort] }
  const print = bitePrinter(brief, getQuotationMarks(episode))
  const bites = (key: ScriptSectionKey) => cut[key].flatMap((piece) => toSoundBites(episode, piece))
  const [hook, problemSetup, mainContent, closing] = scriptSections.map(({ key }) => print(bites(key)))
  const texts = {
    hook: hook ?? '',
    problemSetup: problemSetup ?? '',
    mainContent: mainContent ?? '',
    callToAction: [closing, ask].filter(Boolean).join('\n\n'),
  }
  const evidence = (key: ScriptSectionKey) => bites(key).map((bite) => bite.evidence)
  return {
    content: {
      ...texts,
      estimatedDuration: scriptMinutes(texts),
      description: createDescription(episode, brief),
      evidence: {
        hook: evidence('hook'),
        problemSetup: evidence('problemSetup'),
        mainContent: evidence('mainContent'),
        callToAction: evidence('callToAction'),
      },
    },
    problems: [],
  }
}

const tooShort = 'A script has four sections, and this transcript has too few passages that make sense by themselves.'

/** Returns the call to action at the end, and the podcast's own sign-off. */
function getCallToAction(episode: Episode, brief: Brief): string {
  const { voice } = brief
  const { signOff } = parseScriptForm(voice.youtubeScriptExample)
  const wording = getWording(episode)
  if (wording === null) return [hearItAll(episode, brief), signOff].filter(Boolean).join('\n')
  const hear = wording.hearAfterScript(fullTalk(episode, brief, wording))
  // Hosts who gave their names, or a brand voice, ask in person.
  const asksInPerson = voice.brandVoice !== null || voice.hostNames.length > 0
  const question = asksInPerson ? questionFor(voice, wording) : null
  return [hear, askFor(voice, wording) ?? question, signOff].filter(Boolean).join(' ')
}

function createDescription(episode: Episode, brief: Brief): string {
  const chapters = createChapters(episode, brief).map(({ time, title }) => `${time} ${title}`)
  const printed = withoutEstimateMarks(chapters.join('\n'))
  return describe(createSummary(episode, brief), printed, brief.voice.youtubeFooter)
}
