import type { Dialect } from './dialect.ts'
import { assemblyAi } from './dialects/assemblyai.ts'
import { awsBda } from './dialects/aws-bda.ts'
import { awsTranscribe } from './dialects/aws-transcribe.ts'
import { azureSpeech } from './dialects/azure-speech.ts'
import { deepgram } from './dialects/deepgram.ts'
import { elevenLabs } from './dialects/elevenlabs.ts'
import { foundList } from './dialects/found-list.ts'
import { googleSpeech } from './dialects/google-speech.ts'
import { html } from './dialects/html.ts'
import { ibmWatson } from './dialects/ibm-watson.ts'
import { jsonText } from './dialects/json-text.ts'
import { lrc } from './dialects/lrc.ts'
import { otter } from './dialects/otter.ts'
import { revAi } from './dialects/rev-ai.ts'
import { sbv } from './dialects/sbv.ts'
import { segmentList } from './dialects/segment-list.ts'
import { soniox } from './dialects/soniox.ts'
import { speechmatics } from './dialects/speechmatics.ts'
import { srt } from './dialects/srt.ts'
import { ssa } from './dialects/ssa.ts'
import { table } from './dialects/table.ts'
import { ttml } from './dialects/ttml.ts'
import { webVtt } from './dialects/webvtt.ts'
import { whisperCpp } from './dialects/whisper-cpp.ts'
import { writtenText } from './dialects/written-text.ts'
import { xml } from './dialects/xml.ts'
import { youtubeJson3 } from './dialects/youtube-json3.ts'

/** All supported formats in the order they are tried, specific ones first. */
export const dialects: readonly Dialect[] = [
  assemblyAi,
  deepgram,
  revAi,
  awsTranscribe,
  awsBda,
  whisperCpp,
  azureSpeech,
  elevenLabs,
  ibmWatson,
  googleSpeech,
  speechmatics,
  soniox,
  otter,
  youtubeJson3,
  segmentList,
  foundList,
  jsonText,
  ttml,
  xml,
  ssa,
  webVtt,
  srt,
  sbv,
  lrc,
  table,
  html,
  writtenText,
]
